import { ADDRESS_MAILS } from './address-mails';
import { BOOKING_MAILS } from './booking-mails';
import { CARD_PAYMENT_MAILS } from './card-payment-mails';
import { COMMENT_MAILS } from './comment-mails';
import { DISPUTE_MAILS } from './dispute-mails';
import { GROUP_MAILS } from './group-mails';
import { LATE_MAILS } from './late-mails';
import { MESSAGE_MAILS } from './message-mails';
import { NEW_GOODS_MAILS } from './new-goods-mails';
import { PAYMENT_MAILS } from './payment-mails';
import { PAYOUT_MAILS } from './payout-mails';
import { FEE_MAILS } from './fee-mails';
import { PLAN_MAILS } from './plan-mails';
import { READY_MAILS } from './ready-mails';
import { REMINDER_MAILS } from './reminder-mails';
import { RETURN_PAYMENT_MAILS } from './return-payment-mails';
import { SEAT_MAILS } from './seat-mails';
import { SERIES_MAILS } from './series-mails';
import { SIGN_IN_MAILS } from './sign-in-mails';
import { SUPPORT_MAILS } from './support-mails';
import { TRANSFER_MAILS } from './transfer-mails';
import { USAGE_REPORT_MAILS } from './usage-report-mails';
import { WAIT_MAILS } from './wait-mails';
import { WEBHOOK_MAILS } from './webhook-mails';
import type { ParamsOf, Template } from '../../domain/mail';
import type { Mail } from '../pages/mail';

/**
 * Every mail: its page and its texts. One that lacks, a language or a text that lacks, and a page or a text that wants a
 * value which the mail doesn't have: each is named by the compiler.
 */
export const MAILS: { readonly [T in Template]: Mail<ParamsOf<T>> } = {
  ...BOOKING_MAILS,
  ...SERIES_MAILS,
  ...LATE_MAILS,
  ...READY_MAILS,
  ...DISPUTE_MAILS,
  ...REMINDER_MAILS,
  ...MESSAGE_MAILS,
  ...COMMENT_MAILS,
  ...NEW_GOODS_MAILS,
  ...WAIT_MAILS,
  ...TRANSFER_MAILS,
  ...PAYMENT_MAILS,
  ...CARD_PAYMENT_MAILS,
  ...RETURN_PAYMENT_MAILS,
  ...SIGN_IN_MAILS,
  ...ADDRESS_MAILS,
  ...GROUP_MAILS,
  ...FEE_MAILS,
  ...PAYOUT_MAILS,
  ...PLAN_MAILS,
  ...SEAT_MAILS,
  ...SUPPORT_MAILS,
  ...USAGE_REPORT_MAILS,
  ...WEBHOOK_MAILS,
};

export const TEMPLATES = Object.keys(MAILS) as readonly Template[];

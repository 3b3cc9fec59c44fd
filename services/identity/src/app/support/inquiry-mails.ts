import type { Locale } from '@kashikari/kernel';
import type { Inquiry } from '../../domain/support/inquiry';
import { contactOf } from '../../domain/users/contact';
import type { User } from '../../domain/users/user';
import type { MailOrder } from '../ports';

/** Address and language of the operator. */
export interface Operator {
  readonly email: string;
  readonly locale: string;
}

/** An inquiry with the values that it gets on arrival. */
export interface Ticket {
  readonly inquiry: Inquiry;
  readonly number: string;
  readonly hasPriority: boolean;
  /** Epoch milliseconds. */
  readonly replyBy: number;
  /** Zone of the operator's business days. */
  readonly timeZone: string;
  /** The signed-in user; undefined for visitors. */
  readonly user: User | undefined;
}

/** Mail of an inquiry to the operator, whose reply goes to the person who wrote. */
export function inquiryMail(ticket: Ticket, operator: Operator): MailOrder {
  const { inquiry, number, hasPriority, user } = ticket;
  const { name, email, category, body, screen, crash } = inquiry;
  return {
    ...{ ...operator, template: 'inquiry', replyTo: email },
    params: {
      ...{ number, category, asker: name, email, body },
      ...writtenBy(user, screen),
      ...(crash && { crash }),
      ...(hasPriority && { priority: 'yes' }),
      ...dueOf(ticket),
    },
  };
}

/**
 * Receipt of an inquiry. Returns undefined unless the address is the confirmed one of the signed-in user: nobody can
 * make the product write to strangers.
 */
export function receiptMail(
  ticket: Ticket,
  operator: Operator,
  locale: Locale | undefined,
): MailOrder | undefined {
  const { inquiry, number, user } = ticket;
  const { email, body } = inquiry;
  const contact = user && contactOf(user);
  if (!user || !contact?.isVerified || contact.email !== email) return undefined;
  return {
    ...{ template: 'inquiry_received', email, locale: locale ?? user.locale, replyTo: operator.email },
    params: { name: user.name, number, body, ...dueOf(ticket) },
  };
}

/** Returns the values of a mail that name the signed-in user and the screen. */
export function writtenBy(user: User | undefined, screen: string) {
  return { ...(user && { account: user.name, account_id: user.id }), ...(screen && { screen }) };
}

function dueOf({ replyBy, timeZone }: Ticket) {
  return { reply_by: new Date(replyBy).toISOString(), time_zone: timeZone };
}

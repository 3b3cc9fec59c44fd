import type { Template } from '../../domain/mail';
import type { Page } from '../html';
import { bookingPage } from './booking-page';
import { bookingsPage } from './bookings-page';
import type { Draft } from './draft';
import { messagePage } from './message-page';
import { plainPage } from './plain-page';
import { planPage } from './plan-page';
import { reminderPage } from './reminder-page';
import { waitPage } from './wait-page';

/** The page on which each mail is written. */
export const PAGE_OF: Readonly<Record<Template, (draft: Draft) => Page>> = {
  booking_created: bookingPage,
  booking_updated: bookingPage,
  booking_extended: bookingPage,
  booking_delayed: bookingPage,
  booking_not_delayed: bookingPage,
  booking_cancelled: bookingPage,
  booking_dispute_opened: bookingPage,
  booking_dispute_closed: bookingPage,
  series_created: bookingPage,
  series_cancelled: bookingPage,
  bookings_created: bookingsPage,
  bookings_cancelled: bookingsPage,
  reminder_start: reminderPage,
  reminder_return: reminderPage,
  reminder_overdue: reminderPage,
  message: messagePage,
  wait_offered: waitPage,
  wait_lapsed: waitPage,
  sign_in_link: plainPage,
  verify_email: plainPage,
  confirm_email: plainPage,
  email_change_requested: plainPage,
  email_changed: plainPage,
  new_device: plainPage,
  session_reused: plainPage,
  sign_in_method_added: plainPage,
  earlier_access_ended: plainPage,
  manager_added: plainPage,
  invite: plainPage,
  manager_invite: plainPage,
  heir_invite: plainPage,
  card_invite: plainPage,
  group_transferred: plainPage,
  member_added: plainPage,
  new_post: plainPage,
  plan_changed: planPage,
  plan_requested: planPage,
  plan_asked: planPage,
  seats_most: planPage,
  seats_full: planPage,
  seats_wanted: planPage,
  seats_waiting: planPage,
};

import { fold } from '../../domain/shared/fold';
import type { User } from '../../domain/users/user';

/** Columns of `users` beside the id, in the order of {@link toUserRow}. */
export const USER_COLUMNS = `version, name, name_reading, account_name, email, email_verified, pending_email, first_account_id, password_hash, locale,
  time_zone, rules, invoice_name, invoice_email, registration_number, reminder_days_indexes, reminders_chosen, home_group_ids, pick_up_note, thumbnail_url, hide_ads, nps, hide_nps, review_requested,
  search_text, sort_text, created_at, updated_at, deleted_at`;

/** All columns of the user `alias`, with the address of its first account as `first_contact`. */
export const userColumns = (alias: string): string => `${alias}.*, (
  select json_build_object('email', f.email, 'isVerified', f.email_verified) from users f
   where f.id = ${alias}.first_account_id and f.email is not null) as first_contact`;

/** Condition: the user `alias` is an account, not a member card or deleted. */
export const isAccount = (alias: string): string =>
  `(${alias}.email is not null or ${alias}.first_account_id is not null)`;

/** A user as its columns hold it; what people search and sort by is made here. */
export function toUserRow(user: User): Record<string, unknown> {
  return {
    id: user.id,
    version: user.version,
    name: user.name,
    name_reading: user.nameReading,
    account_name: user.accountName,
    email: user.email,
    email_verified: user.emailVerified,
    pending_email: user.pendingEmail,
    first_account_id: user.firstAccountId,
    password_hash: user.passwordHash,
    locale: user.locale,
    time_zone: user.timeZone,
    rules: user.rules,
    invoice_name: user.invoiceName,
    invoice_email: user.invoiceEmail,
    registration_number: user.registrationNumber,
    reminder_days_indexes: user.reminderDaysIndexes,
    reminders_chosen: user.remindersChosen,
    home_group_ids: user.homeGroupIds,
    pick_up_note: user.pickUpNote,
    thumbnail_url: user.thumbnailUrl,
    hide_ads: user.hideAds,
    nps: user.nps,
    hide_nps: user.hideNps,
    review_requested: user.reviewRequested,
    search_text: fold([user.name, user.nameReading, user.email ?? ''].join(' ')),
    sort_text: fold(user.nameReading || user.name),
    created_at: new Date(user.createdAt),
    updated_at: new Date(user.updatedAt),
    deleted_at: user.deletedAt === null ? null : new Date(user.deletedAt),
  };
}

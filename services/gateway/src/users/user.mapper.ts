import { type identity, type identityEvents, SETS, textOf } from '@kashikari/contracts';
import { DEFAULT_LOCALE } from '@kashikari/kernel';
import { instant, textOrNull } from '../mappers/times';
import type { User } from './user.schema';

export function toUser(user: identity.User): User {
  // Identity leaves private fields empty for others; an account always has an address unless it is a member card.
  const isPrivateShown = user.email !== '';
  return {
    id: user.id,
    name: user.name,
    account_name: textOrNull(user.accountName),
    name_reading: textOrNull(user.nameReading),
    // What was set before pictures had to be ours is shown to nobody.
    thumbnail_url: user.thumbnailUrl.startsWith('/files/images/') ? user.thumbnailUrl : null,
    email: textOrNull(user.email),
    email_verified: isPrivateShown ? user.emailVerified : null,
    pending_email: textOrNull(user.pendingEmail ?? ''),
    locale: textOf(SETS.locale, user.localeEnum, user.locale) ?? DEFAULT_LOCALE,
    time_zone: user.timeZone,
    invoice_name: textOrNull(user.invoiceName),
    invoice_email: textOrNull(user.invoiceEmail),
    reminder_days_indexes: user.reminderDaysIndexes,
    hide_ads: user.hideAds,
    nps: user.nps ?? null,
    ...toRules(user.lenderRules),
    permissions: user.permissions,
    created_at: instant(user.createdAt),
    updated_at: instant(user.updatedAt),
  };
}

function toRules(rules: identityEvents.LenderRules | undefined) {
  return {
    max_supplies: rules?.maxSupplies ?? null,
    limit_supply_regardless_of_date: rules?.limitSupplyRegardlessOfDate ?? false,
    disabled_days_indexes: rules?.disabledDaysIndexes ?? [],
    closed_dates: rules?.closedDates ?? [],
    at_least_days_ahead: rules?.atLeastDaysAhead ?? 0,
    extendable_days: rules?.extendableDays ?? 0,
    allow_return_by_borrower: rules?.allowReturnByBorrower ?? true,
    allow_hand_over_by_user: rules?.allowHandOverByUser ?? false,
    allow_manage_by_user: rules?.allowManageByUser ?? true,
    manage_hand_over: rules?.manageHandOver ?? false,
    disable_auto_delay: rules?.disableAutoDelay ?? false,
    prevent_public_access: rules?.preventPublicAccess ?? false,
    closed_on_holidays: rules?.closedOnHolidays === 'JP' ? ('JP' as const) : null,
    queue_answer_hours: rules?.queueAnswerHours ?? 24,
    reminder_time: rules?.reminderTime || '09:00',
  };
}

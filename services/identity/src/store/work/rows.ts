import type { Locale } from '@kashikari/kernel';
import type { Group } from '../../domain/groups/group';
import { DEFAULT_RULES, type LenderRules } from '../../domain/users/lender-rules';
import type { Manager } from '../../domain/users/manager';
import type { DisabledBy, Membership } from '../../domain/members/membership';
import type { Contact, User } from '../../domain/users/user';

/** Rows as the driver gives them, and how each becomes a value of the domain. */
export interface UserRow {
  id: string;
  version: number;
  name: string;
  name_reading: string;
  account_name: string | null;
  email: string | null;
  email_verified: boolean;
  pending_email: string | null;
  first_account_id: string | null;
  /** Absent where no mail is sent to the user. */
  first_contact?: Contact | null;
  password_hash: string | null;
  locale: Locale;
  time_zone: string;
  rules: LenderRules;
  invoice_name: string;
  invoice_email: string;
  registration_number: string;
  reminder_days_indexes: number[];
  reminders_chosen: boolean;
  home_group_ids: string[];
  pick_up_note: string;
  thumbnail_url: string;
  hide_ads: boolean;
  nps: number | null;
  hide_nps: boolean;
  review_requested: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface GroupRow {
  id: string;
  version: number;
  name: string;
  description: string;
  slug: string;
  owner_id: string;
  passcode: string;
  accept_member_goods: boolean;
  member_booking_visible: boolean;
  disable_sign_up: boolean;
  sign_up_message: string;
  tag_form_label: string;
  tag_form_placeholder: string;
  cover_image_id: string | null;
  logo_image_id: string | null;
  price_per_month: number | null;
  price_from: Date | null;
  disable_ai_answers: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface MembershipRow {
  id: string;
  version: number;
  group_id: string;
  user_id: string;
  group_owner: boolean;
  disabled_by: DisabledBy | null;
  tags: string[];
  joined_at: Date;
  updated_at: Date;
  left_at: Date | null;
  /** null: joined before that was kept. */
  consented: boolean | null;
  fee_stopped: boolean;
  fee_version: number;
}

export interface ManagerRow {
  id: string;
  version: number;
  account_id: string;
  user_id: string;
  created_at: Date;
  updated_at: Date;
  removed_at: Date | null;
}

const instant = (date: Date | null): number | null => date && date.getTime();

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    nameReading: row.name_reading,
    accountName: row.account_name,
    email: row.email,
    emailVerified: row.email_verified,
    pendingEmail: row.pending_email,
    firstAccountId: row.first_account_id,
    firstContact: row.first_contact ?? null,
    passwordHash: row.password_hash,
    locale: row.locale,
    timeZone: row.time_zone,
    // A rule that is newer than the row has its default.
    rules: { ...DEFAULT_RULES, ...row.rules },
    invoiceName: row.invoice_name,
    invoiceEmail: row.invoice_email,
    registrationNumber: row.registration_number,
    reminderDaysIndexes: row.reminder_days_indexes,
    remindersChosen: row.reminders_chosen,
    homeGroupIds: row.home_group_ids,
    pickUpNote: row.pick_up_note,
    thumbnailUrl: row.thumbnail_url,
    hideAds: row.hide_ads,
    nps: row.nps,
    hideNps: row.hide_nps,
    reviewRequested: row.review_requested,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    deletedAt: instant(row.deleted_at),
  };
}

/** @param open unseals the passcode */
export function toGroup(row: GroupRow, open: (sealed: string, groupId: string) => string): Group {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    description: row.description,
    slug: row.slug,
    ownerId: row.owner_id,
    passcode: open(row.passcode, row.id),
    acceptMemberGoods: row.accept_member_goods,
    memberBookingVisible: row.member_booking_visible,
    disableSignUp: row.disable_sign_up,
    signUpMessage: row.sign_up_message,
    tagFormLabel: row.tag_form_label,
    tagFormPlaceholder: row.tag_form_placeholder,
    coverImageId: row.cover_image_id ?? '',
    logoImageId: row.logo_image_id ?? '',
    pricePerMonth: row.price_per_month,
    priceFrom: instant(row.price_from),
    disableAiAnswers: row.disable_ai_answers,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    deletedAt: instant(row.deleted_at),
  };
}

export function toMembership(row: MembershipRow): Membership {
  return {
    id: row.id,
    version: row.version,
    groupId: row.group_id,
    userId: row.user_id,
    groupOwner: row.group_owner,
    disabledBy: row.disabled_by,
    tags: row.tags,
    joinedAt: row.joined_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    leftAt: instant(row.left_at),
    consented: row.consented !== false,
    feeStopped: row.fee_stopped,
    feeVersion: row.fee_version,
  };
}

export function toManager(row: ManagerRow): Manager {
  return {
    id: row.id,
    version: row.version,
    accountId: row.account_id,
    userId: row.user_id,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    removedAt: instant(row.removed_at),
  };
}

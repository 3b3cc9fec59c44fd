import { bodyOf, EMPTY_GOOD } from '../../goods-mfe/src/features/good-form/good-draft';
import type { components } from '../../../packages/web-kit/src/api/schema';

/**
 * Complete objects as the gateway sends them, typed by the OpenAPI document; a test overrides only the relevant fields.
 */
type Schemas = components['schemas'];
export type User = Schemas['User'];
export type Group = Schemas['Group'];
export type Good = Schemas['Good'];
export type Booking = Schemas['Booking'];
export type NextOfGood = Schemas['NextOfGood'];
export type Schedule = Schemas['Schedule'];

/** The day on which all screens of these tests are drawn: a Wednesday, 10:00 in Tokyo. */
export const NOW = new Date('2031-05-14T01:00:00Z');
export const TODAY = '2031-05-14';

const LONG_AGO = '2031-04-01T00:00:00Z';

/** Returns a stable id: the same number has the same id. */
export const idOf = (place: number): string => `0199d3a0-5b7e-7c41-9f0a-${String(place).padStart(12, '0')}`;

export const LENDER_ID = idOf(1);
export const MEMBER_ID = idOf(2);
export const GROUP_ID = idOf(11);
export const GOOD_ID = idOf(21);
export const BOOKING_ID = idOf(31);
export const PAYMENT_ID = idOf(71);
export const WEBHOOK_ID = idOf(81);

/** Returns the day that is a number of days from today. */
export function inDays(days: number): string {
  return new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The borrower: Mika, a member of Olga's group, with the fields that only she can see. */
export function user(fields: Partial<User> = {}): User {
  return {
    id: MEMBER_ID,
    name: '美香',
    account_name: null,
    name_reading: null,
    thumbnail_url: null,
    email: 'mika@example.com',
    email_verified: true,
    pending_email: null,
    locale: 'ja',
    time_zone: 'Asia/Tokyo',
    invoice_name: null,
    invoice_email: null,
    registration_number: null,
    reminder_days_indexes: [],
    reminders_chosen: false,
    home_group_ids: [],
    hide_ads: false,
    hide_nps: true,
    review_requested: false,
    nps: null,
    goods_count: null,
    bookings_count: null,
    overdue_rate: null,
    subscription: null,
    managing_users: null,
    accounts: null,
    max_supplies: null,
    limit_supply_regardless_of_date: false,
    disabled_days_indexes: [],
    closed_dates: [],
    at_least_days_ahead: 0,
    extendable_days: 7,
    allow_return_by_borrower: true,
    allow_hand_over_by_user: true,
    allow_manage_by_user: true,
    manage_hand_over: true,
    disable_auto_delay: false,
    prevent_public_access: false,
    closed_on_holidays: null,
    pick_up_note: '',
    queue_answer_hours: 24,
    reminder_time: '09:00',
    accept_invoices: false,
    permissions: ['edit', 'delete'],
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

/** The lender: Olga, owner of the group and of its goods. */
export function lender(fields: Partial<User> = {}): User {
  return user({
    id: LENDER_ID,
    name: '折笠',
    account_name: 'ひまわり文庫',
    email: 'olga@example.com',
    ...fields,
  });
}

/** Olga's permissions for her group, her good, and a booking of it. */
export const OWN_GROUP = [
  ...['edit', 'delete', 'transfer', 'add_goods', 'list_members', 'manage_members', 'see_goods'],
];
export const OWN_GOOD = ['edit', 'delete', 'book', 'manage_bookings'];

const NO_PICTURE: Schemas['GroupPicture'] = { image_id: '', public_url: '', thumbnail_public_url: '' };

/** Olga's group as a member sees it. */
export function group(fields: Partial<Group> = {}): Group {
  return {
    id: GROUP_ID,
    name: 'ひまわり文庫',
    description: '本とカメラを貸します。',
    slug: 'himawari',
    owner_id: LENDER_ID,
    has_passcode: false,
    passcode: null,
    accept_member_goods: false,
    member_booking_visible: true,
    disable_sign_up: false,
    disable_ai_answers: false,
    sign_up_message: '',
    tag_form_label: '',
    tag_form_placeholder: '',
    cover: NO_PICTURE,
    logo: NO_PICTURE,
    price_per_month: null,
    price_from: null,
    latest_post: null,
    pinned_post: null,
    members_count: 3,
    role: 'member',
    permissions: ['leave', 'see_goods'],
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

/** A camera of Olga's, by the day, of which there is one. */
export function good(fields: Partial<Good> = {}): Good {
  return {
    ...bodyOf(EMPTY_GOOD),
    ...{ settlement: null, why_not: null, commission: null, next_booking: null },
    ...{ first_pending_booking: null, holder: null, last_holder: null },
    id: GOOD_ID,
    title: 'カメラ',
    description: '一眼レフ',
    author: null,
    category: null,
    purchase_price: null,
    release_date: null,
    custom_tag_title: null,
    custom_tag: null,
    tags: [],
    owner_id: LENDER_ID,
    group_ids: [GROUP_ID],
    image_url: null,
    thumbnail_url: null,
    auto_extend: false,
    only_scan_booking: false,
    from: null,
    to: null,
    price_per_hour: null,
    price_per_day: null,
    price_per_week: null,
    price_per_month: null,
    currency: 'JPY',
    permissions: ['book'],
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

/** Mika's booking of the camera: tomorrow and the day after, not yet handed over. */
export function booking(fields: Partial<Booking> = {}): Booking {
  return {
    id: BOOKING_ID,
    good_id: GOOD_ID,
    good_title: 'カメラ',
    lender_id: LENDER_ID,
    user_id: MEMBER_ID,
    quantity: 1,
    returned_quantity: 0,
    state: 'reserved',
    in_dispute: false,
    dispute: null,
    is_hourly: false,
    start_at: `${TODAY}T15:00:00Z`,
    end_at: `${inDays(2)}T15:00:00Z`,
    start_date: inDays(1),
    end_date: inDays(2),
    time_zone: 'Asia/Tokyo',
    locked_from: null,
    locked_to: null,
    prepared_at: null,
    handed_over_at: null,
    reminded_at: null,
    returned_at: null,
    received_at: null,
    cancelled_at: null,
    extended_days: 0,
    delayed_from: null,
    overdue_in_days: 0,
    duration: 2,
    memo: null,
    method: 'web',
    series_id: null,
    not_collected: false,
    short_turn_round: false,
    permissions: ['update', 'cancel'],
    unread_messages: 0,
    ...{ price: null, payments: [] },
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

/** All days from today on are free. */
export function schedule(fields: Partial<Schedule> = {}): Schedule {
  return {
    good_id: GOOD_ID,
    time_zone: 'Asia/Tokyo',
    quantity: 1,
    is_hourly: false,
    margin_days: 0,
    max_days: null,
    days: Array.from({ length: 92 }, (_, place) => ({
      ...{ date: inDays(place), remaining: 1, state: 'free' as const, closed_by: null, holiday: false },
    })),
    busy: [],
    ...fields,
  };
}

/** One page that holds all there is. */
export function meta(total: number): Schemas['Meta'] {
  return { page: 1, per_page: 25, total, next_page: null };
}

export const FREE: Schemas['Plan'] = {
  id: 'free',
  member_limit: 8,
  price_monthly: 0,
  price_annual: 0,
  currency: 'JPY',
  ads: true,
  restrict_to_members: false,
  priority_support: false,
};

/** The answer of `GET /plans`: prices are for each member, large groups get a discount. */
export const planTable = (plans: readonly Schemas['Plan'][] = [FREE]): Schemas['PlanList'] => ({
  plans: [...plans],
  ...{ default_plan_id: 'free', price_unit: 'member' },
  volume_discounts: [{ from_members: 50, percent_off: 10 }],
});

/** The plan everybody begins with, one of its eight seats taken. */
export function subscription(fields: Partial<Schemas['Subscription']> = {}): Schemas['Subscription'] {
  return {
    plan: 'free',
    plan_id: 'free',
    interval: 'none',
    source: 'default',
    until: null,
    members_count: 1,
    members_limit: 8,
    disabled_members_count: 0,
    contact: null,
    requested_plan_id: null,
    ...{ status: 'active', period_end: null, ends_unpaid_at: null, payment_id: null, credit: 0 },
    ...{ coupon: null, next_plan_id: null, next_interval: null, next_bill: null, features: [] },
    ...fields,
  };
}

/** The setting with all mails and notifications. */
export const EVERY_NOTICE: Schemas['NotificationSetting'] = {
  email_message: true,
  email_new_booking: true,
  email_update_booking: true,
  email_start_date: true,
  email_return_date: true,
  email_new_post: true,
  push_message: true,
  push_new_booking: true,
  push_update_booking: true,
  push_start_date: true,
  push_new_post: true,
  email_new_goods: true,
  push_new_goods: true,
  email_comment: true,
  push_comment: true,
};

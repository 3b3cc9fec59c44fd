/** The resources of the REST contract as screens use them. Names are those on the wire. */

export interface Meta {
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
  /** null on the last page. */
  readonly next_page: number | null;
}

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email?: string | null;
  readonly account_name?: string | null;
  readonly locale?: string;
  /** IANA; days of this lender's goods begin and end here. */
  readonly time_zone?: string;
  readonly avatar_url?: string | null;
  readonly thumbnail_url?: string | null;
}

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description?: string | null;
  readonly user_id: string;
  readonly passcode?: string | null;
  readonly accept_member_goods?: boolean;
  readonly member_booking_visible?: boolean;
  readonly disable_sign_up?: boolean;
  readonly members_count?: number;
}

export interface Membership {
  readonly id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly group_owner: boolean;
  readonly disabled: boolean;
  readonly tags?: readonly string[];
}

export interface Image {
  readonly id: string;
  readonly public_url: string;
  readonly thumbnail_public_url?: string | null;
}

export interface Good {
  readonly id: string;
  readonly title: string;
  readonly description?: string | null;
  readonly user_id: string;
  readonly group_ids: readonly string[];
  readonly image_ids?: readonly string[];
  readonly image_url?: string | null;
  readonly location?: string | null;
  readonly category?: string | null;
  readonly management_id?: string | null;
  readonly isbn?: string | null;
  readonly quantity: number;
  readonly margin_days: number;
  /** Longest booking in days; null is a free choice. */
  readonly max_days?: number | null;
  readonly is_hourly: boolean;
  readonly is_public: boolean;
  readonly is_public_use: boolean;
  readonly is_hidden: boolean;
  readonly is_exclusive: boolean;
  readonly for_reference_only: boolean;
  readonly restrict_reservation: boolean;
  readonly only_scan_booking: boolean;
  readonly tags?: readonly string[];
}

export type DayState = 'free' | 'part' | 'full' | 'closed';

export interface ScheduleDay {
  readonly date: string;
  /** What a one-day booking on this day could take; ignores closing. */
  readonly remaining: number;
  readonly state: DayState;
}

export interface Schedule {
  readonly good_id: string;
  readonly time_zone: string;
  readonly days: readonly ScheduleDay[];
  readonly busy: readonly { readonly start_at: string; readonly end_at: string; readonly quantity: number }[];
}

export type BookingState = 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';

export interface Booking {
  readonly id: string;
  readonly good_id: string;
  readonly user_id: string;
  readonly quantity: number;
  readonly state: BookingState;
  readonly in_dispute: boolean;
  readonly start_at: string;
  readonly end_at: string;
  /** By day only, inclusive, in the lender's zone. */
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly returned_at?: string | null;
  readonly received_at?: string | null;
  readonly cancelled_at?: string | null;
  readonly extended_days: number;
  readonly overdue_in_days: number;
  readonly memo?: string | null;
  readonly created_at: string;
  /** What this caller may do now, e.g. `["return", "extend", "cancel"]`. */
  readonly permissions: readonly string[];
}

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Good } from '../api/wire';
import type { Translations } from '../i18n/i18n';
import type { ScheduleView } from '../live/use-schedule';
import type { DayRange } from '../ui/day-range';

/** The parts of the interface that are built and deployed by themselves. */
export const REMOTES = ['goods', 'bookings', 'groups', 'payments'] as const;

export type RemoteName = (typeof REMOTES)[number];

/**
 * Pieces that one remote shows inside another's screen (or the shell's). The props are the contract between the two;
 * they meet here by type and in the browser by federation, never by import.
 */
export interface SlotProps {
  /** goods: the list with its views, filter and order; on Home's tabs and on a group's screen. */
  'goods-list': {
    readonly scope: 'all' | 'liked' | 'booked';
    readonly groupId?: string;
    /** Limits the list to the goods of this folder of the group. */
    readonly folder?: string;
  };
  /** goods: the goods of the caller's accounts, to add to a group or remove from it. */
  'group-goods': { readonly group: { readonly id: string; readonly name: string; readonly slug: string } };
  /** goods: why the caller can't book a good, and the next step; instead of the form of a booking. */
  'why-not': { readonly good: Good };
  /** goods: goods that others offer to transfer to the caller, with the two answers; on Home. */
  'asked-transfers': Record<string, never>;
  /** bookings: what is due today and what comes next; on Home. */
  home: Record<string, never>;
  /** bookings: what is borrowed with a member card now, and what comes next; on the card's home. */
  'card-loans': object;
  /** goods: what a member card can borrow from its group; on the card's home. */
  'card-goods': { readonly groupId: string };
  /** bookings: the current, last and next borrower of a good; on its page, for its managers. */
  'good-desk': { readonly good: Good };
  /** bookings: why days that are chosen on a good's page can't be had, and what else can. */
  'choice-ways': {
    readonly good: Good;
    readonly schedule: ScheduleView;
    readonly choice: DayRange;
    onChoice(choice: DayRange): void;
  };
  /** bookings: this month's figures of a group; on its page, for its owners. */
  'group-month': { readonly groupId: string; readonly slug: string };
  /** bookings: what a person has borrowed of the caller's goods; `own`: the caller's bookings, on the caller's page. */
  'person-bookings': { readonly userId: string; readonly own: boolean };
  /** groups: a text as a QR code, and its label for screen readers. */
  'qr-code': { readonly text: string; readonly label: string };
  /** groups: buttons to join or create a group; shown on Home to people without a group. */
  'first-group': Record<string, never>;
  /** payments: what a booking costs and whether it is paid; on its page. */
  'booking-payments': { readonly bookingId: string };
  /** payments: what the signed-in member pays for a group, and how to end it; on the group's page. */
  'group-fee': { readonly groupId: string };
  /** payments: whether the signed-in lender takes cards, and how to set that up; in the lending settings. */
  'payout-account': object;
}

export type SlotName = keyof SlotProps;

/** Interface of `remote`, which `src/expose/routes.tsx` of each remote exports. */
export interface Remote {
  /** Name of the remote, and of its i18n namespace. */
  readonly name: RemoteName;
  readonly translations: Translations;
  /** Version of the kit with which it was built: `KIT_VERSION`. */
  readonly kit: string;
  /** Paths from the root, e.g. `goods/:id`. */
  readonly routes: readonly RouteObject[];
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/** Types a remote's offer; see the README of this package. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}

import type { Tx } from '@kashikari/platform/tx';
import type {
  AccountSnapshot,
  BookingSnapshot,
  GoodSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../../domain/snapshots';

/** Where snapshots are written. Older versions than the known one change nothing. */
export abstract class Index {
  abstract putGoods(snapshots: readonly GoodSnapshot[], tx: Tx): Promise<void>;
  abstract putBookings(snapshots: readonly BookingSnapshot[], tx: Tx): Promise<void>;
  abstract putAccounts(snapshots: readonly AccountSnapshot[], tx: Tx): Promise<void>;
  abstract putGroups(snapshots: readonly GroupSnapshot[], tx: Tx): Promise<void>;
  abstract putMemberships(snapshots: readonly MembershipSnapshot[], tx: Tx): Promise<void>;
  abstract putManagers(snapshots: readonly ManagerSnapshot[], tx: Tx): Promise<void>;
  /** Counts anew, from the bookings known, what is otherwise counted as they come. */
  abstract recount(): Promise<void>;
}

/** The events that have been. */
export abstract class History {
  /** Lets all that is still kept take effect again, from the beginning, beside what goes on. */
  abstract replay(): Promise<void>;
  /** A rebuild began, ended, or failed. */
  abstract note(what: string, fields: object): void;
}

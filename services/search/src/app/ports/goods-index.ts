import type { Tx } from '@kashikari/platform/tx';
import type {
  AccountSnapshot,
  BookingSnapshot,
  GoodSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
  PaymentSnapshot,
  PopularitySnapshot,
} from '../../domain/snapshots';

/** Stores snapshots. Versions older than the stored one are ignored. */
export abstract class Index {
  abstract putGoods(snapshots: readonly GoodSnapshot[], tx: Tx): Promise<void>;
  abstract putBookings(snapshots: readonly BookingSnapshot[], tx: Tx): Promise<void>;
  abstract putAccounts(snapshots: readonly AccountSnapshot[], tx: Tx): Promise<void>;
  abstract putGroups(snapshots: readonly GroupSnapshot[], tx: Tx): Promise<void>;
  abstract putMemberships(snapshots: readonly MembershipSnapshot[], tx: Tx): Promise<void>;
  abstract putManagers(snapshots: readonly ManagerSnapshot[], tx: Tx): Promise<void>;
  abstract putPopularity(snapshots: readonly PopularitySnapshot[], tx: Tx): Promise<void>;
  abstract putPayments(snapshots: readonly PaymentSnapshot[], tx: Tx): Promise<void>;
  /** The way of writing in which the whole index was last written, a number that grows. */
  abstract version(): Promise<number>;
}

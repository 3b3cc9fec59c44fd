import type { Tx } from '@kashikari/platform/tx';
import type {
  AccountFact,
  BookingFact,
  GoodFact,
  GroupFact,
  ManagerFact,
  MembershipFact,
} from '../../domain/facts';

/** Where facts are written. Older versions than the known one change nothing. */
export abstract class Index {
  abstract putGoods(facts: readonly GoodFact[], tx: Tx): Promise<void>;
  abstract putBookings(facts: readonly BookingFact[], tx: Tx): Promise<void>;
  abstract putAccounts(facts: readonly AccountFact[], tx: Tx): Promise<void>;
  abstract putGroups(facts: readonly GroupFact[], tx: Tx): Promise<void>;
  abstract putMemberships(facts: readonly MembershipFact[], tx: Tx): Promise<void>;
  abstract putManagers(facts: readonly ManagerFact[], tx: Tx): Promise<void>;
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

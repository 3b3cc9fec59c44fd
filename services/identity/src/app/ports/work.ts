import type { Tx } from '@kashikari/platform/tx';
import type { Call } from '@kashikari/kernel';
import type { CardWork } from './cards';
import type { GroupWork } from './groups';
import type { GuessWork } from './guesses';
import type { InstallationWork } from './installation';
import type { InviteWork } from './invites';
import type { LinkWork } from './links';
import type { MailWork } from './mails';
import type { MemberWork } from './members';
import type { SeatWork } from './seats';
import type { SessionWork } from './sessions';
import type { ShellWork } from './shell-faces';
import type { SignInMethodWork } from './sign-in-methods';
import type { UserWork } from './users';

/** Writes. All changes through a {@link Work} are committed together with their events. */
export abstract class UnitOfWork {
  /**
   * Runs in a separate transaction; pushes the changes to the other services before it resolves.
   * @param call caller; ordered mails use the shell at the caller's host
   */
  abstract run<T>(work: (work: Work) => Promise<T>, call?: Call): Promise<T>;
  /** The same, once per idempotency key: the answer must be JSON, and what is secret in it sealed. */
  abstract once<T>(call: Call, work: (work: Work) => Promise<T>): Promise<T>;
  /** The same within a transaction that is open already; pushes once that is committed. */
  abstract within(tx: Tx): Work;
}

/** One transaction. Saving also publishes, so no caller can forget the event. */
export interface Work
  extends
    CardWork,
    GroupWork,
    GuessWork,
    InstallationWork,
    InviteWork,
    LinkWork,
    MailWork,
    MemberWork,
    SeatWork,
    SessionWork,
    ShellWork,
    SignInMethodWork,
    UserWork {}

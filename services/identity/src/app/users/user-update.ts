import type { Patch } from '../../domain/shared/patch';

/** A requested change of an account. */
export interface UserUpdate {
  /** Id, account name or `current`. */
  readonly id: string;
  readonly patch: Patch;
  readonly ifVersion?: number | undefined;
  /** The session to keep when the password changes; all others end. */
  readonly refreshToken: string;
  /** Applies every rule and writes nothing. */
  readonly dryRun?: boolean | undefined;
}

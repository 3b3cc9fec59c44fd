import type { Device, DeviceDescription } from '../../domain/sessions/device';
import type { KeptSecurityEvent, SecurityEvent } from '../../domain/sessions/security-event';
import type { Session, SessionEnd } from '../../domain/sessions/session';

/** Security information for the holder of an account. */
export abstract class SecurityViews {
  /**
   * Devices signed in and used since an instant, the last used first.
   * @param tokenHash of the device that asks; empty where it has none
   */
  abstract devicesOf(userId: string, tokenHash: string, usedSince: number): Promise<Device[]>;
  /** The newest first, older than `beforeId` where it is given. */
  abstract eventsOf(
    userId: string,
    beforeId: string | undefined,
    limit: number,
  ): Promise<KeptSecurityEvent[]>;
}

/** Something that ended: a session, or a part of what a user sees. */
export type EndedAccess =
  { readonly key: string; readonly sessionId: string } | { readonly key: string; readonly userId: string };

export interface EndedSince {
  readonly ended: readonly EndedAccess[];
  readonly cursor: string;
}

export abstract class EndedAccessViews {
  /**
   * All that was committed since the answer that gave the cursor, and maybe some of it again; with an empty one, or one of
   * another database, all that an access token may still be around of.
   */
  abstract since(cursor: string): Promise<EndedSince>;
}

/** A refresh token as it is kept. */
export interface ShownToken {
  readonly session: Session;
  /** Time of its exchange; null while it is valid. */
  readonly tokenUsedAt: number | null;
}

export interface Sessions {
  begin(
    session: Session & { readonly userAgent: string; readonly place: string; readonly address: string },
    tokenHash: string,
  ): Promise<void>;
  /** The session of a token, locked. */
  lockByToken(tokenHash: string): Promise<ShownToken | undefined>;
  /** Marks one token as used and adds the next. @param address where it comes from; empty where it is not known */
  renew(sessionId: string, usedHash: string, nextHash: string, now: number, address: string): Promise<void>;
  /** Looks up earlier sign-ins. `any`: there was one; `same`: with the same browser from the same place. */
  seen(userId: string, userAgent: string, place: string): Promise<{ any: boolean; same: boolean }>;
  /** Returns true if a live session of the user signed in, or was confirmed, after an instant. */
  isFresh(sessionId: string, userId: string, since: number): Promise<boolean>;
  /** False when the user has no such session, or it is over. */
  confirm(sessionId: string, userId: string, now: number): Promise<boolean>;
  /** Names the device of a session. False when the user has no such session, or it is over. */
  describe(sessionId: string, userId: string, description: DeviceDescription): Promise<boolean>;
  end(sessionId: string, reason: SessionEnd, now: number): Promise<void>;
  /** False when the user has no such session, or it is over. */
  endOne(sessionId: string, userId: string, reason: SessionEnd, now: number): Promise<boolean>;
  /** Ends all sessions of a user but one. */
  endAll(userId: string, reason: SessionEnd, now: number, butSessionId?: string): Promise<void>;
  endAllOf(userIds: readonly string[], reason: SessionEnd, now: number): Promise<void>;
}

/** Writes of sessions and security events within a transaction. */
export interface SessionWork {
  readonly sessions: Sessions;
  /** Writes down security events. */
  note(...events: readonly SecurityEvent[]): Promise<void>;
  /** Orders the next {@link SessionWork.sweep}; there is one order at a time. Business time. */
  orderSweep(dueAt: number): Promise<void>;
  /** Deletes what has had its time: links, sessions, guesses, keys, old security events. Security time. */
  sweep(now: number): Promise<void>;
}

import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** A user who acts for an account (spec section 6). Repeated appointments reuse the same row. */
export interface Manager {
  readonly id: string;
  readonly version: number;
  readonly accountId: string;
  readonly userId: string;
  /** Time of the latest appointment, epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly removedAt: number | null;
}

export function appoint(
  former: Manager | undefined,
  { id, accountId, userId }: { id: string; accountId: string; userId: string },
  now: number,
): Verdict<Manager> {
  if (accountId === userId || (former && former.removedAt === null)) {
    return refuse('manager.exists', undefined, 'email');
  }
  return allow({
    id: former?.id ?? id,
    version: (former?.version ?? 0) + 1,
    accountId,
    userId,
    createdAt: now,
    updatedAt: now,
    removedAt: null,
  });
}

export function dismiss(manager: Manager, now: number): Manager {
  return { ...manager, version: manager.version + 1, updatedAt: now, removedAt: now };
}

import { forgetRenewal } from './renewal-key';
import { forgetKeys } from './request-keys';

/**
 * The access token lives in memory only: a script that reads storage finds nothing, and a crash report has none.
 * The refresh token is an HttpOnly cookie that no script sees.
 */
let token: string | undefined;
const endings = new Set<() => void>();

export function accessToken(): string | undefined {
  return token;
}

export function keepToken(next: string | undefined): void {
  token = next;
  forgetRenewal();
  if (next === undefined) forgetKeys();
}

/** The one group that this session is limited to, when it began with a member card (claim `authorizable_id`). */
export function cardGroup(): string | undefined {
  try {
    const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { authorizable_id: group } = JSON.parse(atob(claims)) as { authorizable_id?: unknown };
    return typeof group === 'string' ? group : undefined;
  } catch {
    return undefined;
  }
}

/** Tells who listens that the session can't be renewed any more. */
export function endSession(): void {
  keepToken(undefined);
  for (const listener of endings) listener();
}

/** Calls back when the session ended by itself (an expired or withdrawn refresh token). */
export function onSessionEnd(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

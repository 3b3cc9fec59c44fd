import { type User, answer, api, isOnline, isUndecided, keepToken, onNet } from '@kashikari/web-kit';

/**
 * The storage key of the account whose session this tab has set aside for another one. It outlives the page, so that a
 * reload in between restores the session.
 */
const KEY = 'kashikari.aside';

/** The retry delay for a busy server, in milliseconds. */
const AGAIN = 2_000;

/** Sets the current session aside, so that another can begin. */
async function putAside(): Promise<void> {
  await answer(api.POST('/auth/keep', {}));
  // No call must try to renew what is no longer there.
  keepToken(undefined);
}

/** Goes on as an account that was put aside. */
export async function goOnAs(id: string): Promise<User> {
  return (await answer(api.POST('/auth/switch', { body: { user_id: id } }))).user;
}

/** Begins another session while the one of `own` is set aside; a failure restores it. */
export async function beside<T>(own: string | undefined, begin: () => Promise<T>): Promise<T> {
  if (!own) return begin();
  mark(own);
  try {
    await putAside();
  } catch (error) {
    mark(undefined);
    throw error;
  }
  try {
    const begun = await begin();
    mark(undefined);
    return begun;
  } catch (error) {
    await comeBack(own);
    throw error;
  }
}

/**
 * Restores the session that was set aside when the page was left before another one began. Returns undefined if there
 * is no such session, or it is over.
 * @throws ApiError if the result is unknown: no response, or a busy server
 */
export async function takeBack(): Promise<User | undefined> {
  const own = marked();
  if (!own) return undefined;
  try {
    const user = await goOnAs(own);
    mark(undefined);
    return user;
  } catch (error) {
    if (isUndecided(error)) throw error;
    mark(undefined);
    return undefined;
  }
}

/** Forgets the session set aside: another one has begun, or the user wants none. */
export function leaveAside(): void {
  mark(undefined);
}

/** Restores the session at once, or as soon as the server responds again. */
async function comeBack(own: string): Promise<void> {
  try {
    await takeBack();
  } catch {
    const again = () => void (marked() === own && comeBack(own));
    if (isOnline()) return void setTimeout(again, AGAIN);
    const stop = onNet(() => {
      if (!isOnline()) return;
      stop();
      again();
    });
  }
}

function mark(id: string | undefined): void {
  try {
    if (id) sessionStorage.setItem(KEY, id);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage a reload in between asks to sign in again; the account is still remembered.
  }
}

function marked(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

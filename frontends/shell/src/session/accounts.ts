import { type User, answer, api, keepToken } from '@kashikari/web-kit';
import { useSyncExternalStore } from 'react';

/** What this device shows of an account that it remembers; the session itself is a cookie that no script sees. */
export interface RememberedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly picture: string | null;
}

const KEY = 'kashikari.accounts';
const NOBODY: readonly RememberedAccount[] = [];
const listeners = new Set<() => void>();
let known = read();

/** The accounts that this device remembers, the one that is signed in among them. */
export function useAccounts(): readonly RememberedAccount[] {
  return useSyncExternalStore(subscribe, rememberedAccounts);
}

export function rememberedAccounts(): readonly RememberedAccount[] {
  return known;
}

/** A member card is no account: it has no address, and ends with its session. */
export function remember({ id, name, email, thumbnail_url: picture }: User): void {
  if (email) write([...known.filter((one) => one.id !== id), { id, name, email, picture }]);
}

export function forget(id: string): void {
  write(known.filter((one) => one.id !== id));
}

export function forgetAll(): void {
  write(NOBODY);
}

/** Puts the session of who is signed in aside, so that another can begin. */
export async function putAside(): Promise<void> {
  await answer(api.POST('/auth/keep', {}));
  // No call must try to renew what is no longer there.
  keepToken(undefined);
}

/** Goes on as an account that was put aside. */
export async function goOnAs(id: string): Promise<User> {
  return (await answer(api.POST('/auth/switch', { body: { user_id: id } }))).user;
}

/** Begins another session while the one of `own` is put aside; what fails brings that one back. */
export async function beside<T>(own: string | undefined, begin: () => Promise<T>): Promise<T> {
  if (!own) return begin();
  await putAside();
  try {
    return await begin();
  } catch (error) {
    await goOnAs(own).catch(() => undefined);
    throw error;
  }
}

/** Ends the session of an account that was put aside. */
export async function drop(id: string): Promise<void> {
  forget(id);
  await answer(api.POST('/auth/forget', { body: { user_id: id } }));
}

function subscribe(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    known = read();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

function write(accounts: readonly RememberedAccount[]): void {
  known = accounts;
  try {
    localStorage.setItem(KEY, JSON.stringify(accounts));
  } catch {
    // A private window without storage: they are remembered as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(): readonly RememberedAccount[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as RememberedAccount[]) : NOBODY;
  } catch {
    return NOBODY;
  }
}

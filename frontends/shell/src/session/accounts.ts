import { isAccount, type User, answer, api } from '@kashikari/web-kit';
import { useSyncExternalStore } from 'react';

/**
 * The displayed data of an account that this device remembers. The session itself is a cookie that no script can read.
 */
export interface RememberedAccount {
  readonly id: string;
  readonly name: string;
  /** Email address, or `@` and the account name of an added account. */
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

/** Remembers an account. Member cards are not remembered, because they end with their session. */
export function remember(user: User): void {
  if (!isAccount(user)) return;
  const { id, name, thumbnail_url: picture } = user;
  const shown = { id, name, email: signInNameOf(user), picture };
  write([...known.filter((one) => one.id !== id), shown]);
}

/** Returns the address of an account, or `@` and the name of an added one; empty for a member card. */
export function signInNameOf({ email, account_name: name }: Pick<User, 'email' | 'account_name'>): string {
  return email ?? (name ? `@${name}` : '');
}

export function forget(id: string): void {
  write(known.filter((one) => one.id !== id));
}

export function forgetAll(): void {
  write(NOBODY);
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

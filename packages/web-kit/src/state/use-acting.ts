import type { User } from '../api/wire';
import { prefsChanged } from './prefs';
import { isAccount } from './is-account';
import { useAppDispatch, useAppSelector } from './store';
import { useManagers } from './use-managers';
import { useUser } from './use-session';

export interface Acting {
  /** The accounts that they manage; empty for most people. */
  readonly accounts: readonly Pick<User, 'id' | 'name'>[];
  /** The one that they have chosen to act for; undefined is for all and themselves. */
  readonly account: Pick<User, 'id' | 'name'> | undefined;
  choose(accountId: string): void;
}

/**
 * Returns the accounts that the signed-in user manages, and the one for which lists are filtered and goods registered.
 */
export function useActing(): Acting {
  const user = useUser();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.prefs.actsFor);
  // Member cards manage nothing.
  const { data } = useManagers({ enabled: isAccount(user), staleTime: 5 * 60_000 });
  const ids = new Set(
    data?.managers.filter(({ user_id: id }) => id === user?.id).map(({ account_id: id }) => id),
  );
  const accounts = user ? (data?.users.filter(({ id }) => ids.has(id)) ?? []) : [];
  return {
    accounts,
    account: accounts.find(({ id }) => id === chosen),
    choose: (actsFor) => dispatch(prefsChanged({ actsFor })),
  };
}

import { isAccount, useManagers, useUser } from '@kashikari/web-kit';

/** An account whose goods are shown. */
export interface Account {
  readonly id: string;
  readonly name: string;
}

/**
 * The account of an address, if the signed-in person may edit its goods: their own, or one that they manage. `accounts`
 * are all of these, their own first.
 */
export function useAccount(id: string) {
  const me = useUser();
  const managers = useManagers({ enabled: isAccount(me) });
  const managed = new Set(
    managers.data?.managers.filter((one) => one.user_id === me?.id).map((one) => one.account_id),
  );
  const others = managers.data?.users.filter((user) => managed.has(user.id)) ?? [];
  const own = me?.permissions.includes('edit') ? [me] : [];
  const accounts: readonly Account[] = [...own, ...others];
  const isOwn = id === 'current' || id === me?.id || id === me?.account_name;
  return { account: isOwn ? own[0] : others.find((one) => one.id === id), accounts, managers };
}

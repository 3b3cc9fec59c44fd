import { isAccount, useAppSelector } from '@kashikari/web-kit';

/** The account to be put aside when another begins here; undefined where none is remembered. */
export function useOwnAside(): string | undefined {
  return useAppSelector(({ auth: { user }, prefs }) =>
    isAccount(user) && !prefs.forgetsAccounts ? user.id : undefined,
  );
}

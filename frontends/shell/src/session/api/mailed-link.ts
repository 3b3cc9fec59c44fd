import { answer, api, useQuery } from '@kashikari/web-kit';

/** The purpose and account of a mailed link. Reading it does not use up the link. */
export interface MailedLink {
  readonly purpose: string;
  /** Masked: `m…@e….jp`. */
  readonly email: string;
  readonly user_id: string;
  readonly account_name: string;
  /**
   * True if following the link ends earlier access to the account: its address is unverified, and it is not signed in
   * here.
   */
  readonly ends_earlier_access: boolean;
  /** Accounts to which a sign-in link signs in, the first account first. */
  readonly accounts: readonly LinkAccount[];
}

export interface LinkAccount {
  readonly id: string;
  readonly name: string;
  readonly account_name: string | null;
}

/** @param isUsed true after the link was used, so that it is not queried again */
export function useMailedLink(token: string, isUsed = false) {
  return useQuery({
    queryKey: ['mailed_links', token],
    queryFn: async (): Promise<MailedLink> =>
      (await answer(api.POST('/auth/link', { body: { token } }))).link,
    enabled: !isUsed,
    // The result is not cached, since it is invalid after the link was used.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

import { answer, api, useQuery } from '@kashikari/web-kit';

/** The purpose and account of a mailed link. Reading it does not use up the link. */
export interface MailedLink {
  readonly purpose: string;
  /** Masked: `m…@e….jp`. */
  readonly email: string;
  readonly user_id: string;
  readonly account_name: string;
  /** Following it ends what opened the account before: the address is unproven, and nobody is signed in to it here. */
  readonly ends_earlier_access: boolean;
}

/** @param isUsed nobody asks again what a link was good for that has done it */
export function useMailedLink(token: string, isUsed = false) {
  return useQuery({
    queryKey: ['mailed_links', token],
    queryFn: async (): Promise<MailedLink> =>
      (await answer(api.POST('/auth/link', { body: { token } }))).link,
    enabled: !isUsed,
    // What it was good for a moment ago says nothing after it was used.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

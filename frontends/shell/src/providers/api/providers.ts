import { answer, api, useMutation, useQuery, browserZone } from '@kashikari/web-kit';
import { setOut } from '../journey';

export interface Provider {
  readonly id: string;
  readonly name: string;
}

/** Returns the sign-in providers. They change only with the operator's settings, so one query per visit is enough. */
export function useProviders(): readonly Provider[] {
  const { data } = useQuery({
    queryKey: ['providers'],
    queryFn: () => answer(api.GET('/auth/providers')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.providers ?? [];
}

interface ProviderRequest {
  readonly provider: string;
  /** The screen from which the user was asked to sign in. */
  readonly to: string | null;
  /** True to connect the provider with the signed-in account. */
  readonly connect?: boolean;
}

/** Redirects to a provider's own page; the browser returns to `/auth_redirect`. */
export function useGoToProvider() {
  return useMutation({
    mutationFn: async ({ provider, to, connect = false }: ProviderRequest) => {
      const body = { provider, connect, time_zone: browserZone() };
      const { authorization_url: url, state } = await answer(api.POST('/auth/authorize', { body }));
      setOut({ state, to, connect });
      window.location.assign(url);
    },
  });
}

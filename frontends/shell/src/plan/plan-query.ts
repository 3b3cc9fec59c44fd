import { answer, api, queryOptions, useQuery, useUser } from '@kashikari/web-kit';

/** The time in milliseconds for which the figures count as fresh. */
const FRESH = 60_000;

/** The plan of the signed-in user's account, with its seats. */
export const planQuery = queryOptions({
  queryKey: ['subscriptions', 'current'],
  queryFn: async () => (await answer(api.GET('/subscriptions/current'))).subscription,
  staleTime: FRESH,
});

export type PlanFeature = 'no_ads' | 'restrict_to_members' | 'priority_support';

/** Returns true if the plan of the user's account includes something; undefined while that is not known. */
export function usePlanIncludes(feature: PlanFeature): boolean | undefined {
  const me = useUser();
  const { data: plan } = useQuery({ ...planQuery, enabled: Boolean(me?.email) });
  return plan?.features.includes(feature);
}

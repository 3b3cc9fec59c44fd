import { answer, api, useInfiniteQuery, type components } from '@kashikari/web-kit';

export type SecurityEvent = components['schemas']['SecurityEvent'];

const PER_PAGE = 30;

/** The newest first, page after page. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: ['auth', 'security_events'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before }) =>
      answer(api.GET('/auth/security_events', { params: { query: { before, per_page: PER_PAGE } } })),
    getNextPageParam: ({ meta }) => meta.next_before ?? undefined,
  });
}

import { answer, api, browserZone, type components, useInfiniteQuery, useQuery } from '@kashikari/web-kit';

export type PaymentDocument = components['schemas']['Document'];

/** `pay`: documents that the signed-in user received; `receive`: those that their accounts issued. */
export type DocumentScope = 'pay' | 'receive';

export interface DocumentFilter {
  readonly scope: DocumentScope;
  /** Days of issue, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Totals, yen, both inclusive. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Part of the name of the other party, or of the number. */
  readonly text?: string | undefined;
}

const PER_PAGE = 25;

/** Documents, the latest first, page by page. */
export function useDocuments(filter: DocumentFilter, zone: string = browserZone()) {
  return useInfiniteQuery({
    queryKey: ['documents', filter, zone],
    queryFn: ({ pageParam }) => {
      const query = { ...filter, time_zone: zone, page: pageParam, per_page: PER_PAGE };
      return answer(api.GET('/documents', { params: { query } }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** Queries the documents of one payment, the latest first. */
export function useDocumentsOfPayment(paymentId: string, scope: DocumentScope) {
  return useQuery({
    queryKey: ['documents', { paymentId, scope }],
    queryFn: async () => {
      const query = { scope, payment_id: paymentId, per_page: 100 };
      return (await answer(api.GET('/documents', { params: { query } }))).documents;
    },
  });
}

import { answer, api, useInfiniteQuery, useMutation, type components } from '@kashikari/web-kit';
import { useWebhooksChanged } from './webhooks';

export type Delivery = components['schemas']['WebhookDelivery'];
export type DeliveryState = Delivery['state'];

/** Time between two requests while a delivery is being sent, milliseconds. */
const SOON = 3_000;

/** Age up to which a delivery without an attempt is expected to be sent at once, milliseconds. */
const FRESH = 120_000;

const isBeingSent = ({ state, attempts, created_at }: Delivery) =>
  state === 'waiting' && attempts === 0 && Date.now() - Date.parse(created_at) < FRESH;

/** Deliveries of the last 30 days, newest first, page by page. Refetched while one of them is being sent. */
export function useDeliveries(id: string, state: DeliveryState | undefined) {
  return useInfiniteQuery({
    queryKey: ['webhooks', id, 'deliveries', state],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      answer(api.GET('/webhooks/{id}/deliveries', { params: { path: { id }, query: { state, page } } })),
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ deliveries }) => deliveries.some(isBeingSent)) ? SOON : false,
  });
}

/** Sends a delivery again, at once. */
export function useRedeliver(id: string) {
  const onSettled = useWebhooksChanged();
  return useMutation({
    mutationFn: (deliveryId: string) =>
      answer(
        api.POST('/webhooks/{id}/deliveries/{delivery_id}/redeliver', {
          params: { path: { id, delivery_id: deliveryId } },
        }),
      ),
    onSettled,
  });
}

import { answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';

/** Queries the effect of an extension on later bookings. The preview is never cached beyond the screen. */
export function useExtensionPreview(id: string, days: number) {
  return useQuery({
    queryKey: ['bookings', id, 'extension', days],
    queryFn: () => answer(api.GET('/bookings/{id}/extend', { params: { path: { id }, query: { days } } })),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** The preview as the REST contract answers it. */
export type PreviewView = NonNullable<ReturnType<typeof useExtensionPreview>['data']>;

/** One booking with its range before and after. */
export type MovedView = PreviewView['moves'][number];

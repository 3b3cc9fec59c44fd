import { answer, api, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';

const keyOf = (bookingId: string) => ['notes', { bookingId }];

/** Returns the managers' note on a booking, with the ETag that detects concurrent changes. */
async function read(bookingId: string) {
  const call = api.GET('/bookings/{id}/note', { params: { path: { id: bookingId } } });
  const found = await answer(call);
  return { ...found, tag: (await call).response.headers.get('etag') ?? undefined };
}

export function useBookingNote(bookingId: string) {
  return useQuery({ queryKey: keyOf(bookingId), queryFn: () => read(bookingId) });
}

/** A note with its author, as returned by {@link useBookingNote}. */
export type NoteView = Awaited<ReturnType<typeof read>>;

/** Replaces the note. Refusals: `stale`, if another manager changed it meanwhile. */
export function useSetBookingNote(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, tag }: { readonly body: string; readonly tag: string | undefined }) =>
      answer(
        api.PUT('/bookings/{id}/note', {
          params: { path: { id: bookingId }, header: { 'If-Match': tag } },
          body: { body },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(bookingId) }),
  });
}

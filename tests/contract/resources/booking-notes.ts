import { resource } from '../resource';

/** A note about a booking that managers alone see, with its version. */
export const bookingNotes = resource({
  make: async () => ({}),
  examples: {
    getBookingNote: ({ bookingId }) => ({ params: { id: bookingId } }),
    setBookingNote: ({ bookingId }) => ({ params: { id: bookingId }, body: { body: 'Lamp replaced' } }),
  },
  run: {
    'notes something down for managers alone, and not over what somebody else has noted': async ({
      lender,
      member,
      bookingId,
    }) => {
      const path = `/bookings/${bookingId}/note`;
      const empty = await lender.api.get(path);
      expect(empty.body.note).toEqual({ body: '', user_id: null, updated_at: null });
      const put = (text: string, etag?: string | null) =>
        lender.api.send('PUT', path, {
          body: { body: text },
          ...(etag && { headers: { 'If-Match': etag } }),
        });
      expect((await put('ランプ交換')).body.users[0].id).toBe(lender.id);
      expect((await put('点検', empty.headers.get('etag'))).body.code).toBe('stale');
      expect((await member.api.get(path)).body.code).toBe('booking.manager_only');
    },
  },
});

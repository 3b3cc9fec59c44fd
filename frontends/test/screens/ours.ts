import { OWN_GOOD, OWN_GROUP, booking, good, group, lender, meta, user, type Booking } from './fixtures';
import { http } from './server';

/** Mocks the same objects as their owner Olga sees them; used before the defaults. */
export function ours(of: Partial<Booking> = {}) {
  const people = [lender(), user()];
  const mine = group({ owner_id: lender().id, role: 'owner', permissions: OWN_GROUP, passcode: '' });
  const camera = good({ permissions: OWN_GOOD });
  const lent = booking({ permissions: ['hand_over', 'extend', 'update', 'cancel', 'open_dispute'], ...of });
  return [
    http.get('/groups', ({ response }) =>
      response(200).json({ groups: [mine], users: people, meta: meta(1) }),
    ),
    http.get('/groups/{id}', ({ response }) => response(200).json({ group: mine, users: people })),
    http.get('/goods', ({ response }) =>
      response(200).json({ goods: [camera], users: people, images: [], liked_good_ids: [], meta: meta(1) }),
    ),
    http.get('/goods/{id}', ({ response }) =>
      response(200).json({ good: camera, users: people, images: [], liked_good_ids: [] }),
    ),
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: [lent], goods: [camera], users: people, meta: meta(1) }),
    ),
    http.get('/bookings/{id}', ({ response }) =>
      response(200).json({
        booking: lent,
        related_bookings: [],
        related_members_bookings: [],
        review: null,
        goods: [camera],
        users: people,
      }),
    ),
  ];
}

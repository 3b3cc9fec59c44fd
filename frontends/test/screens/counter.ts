import { fireEvent, waitFor } from '@testing-library/react';
import {
  type Booking,
  type Good,
  MEMBER_ID,
  OWN_GOOD,
  booking,
  good,
  idOf,
  inDays,
  meta,
  schedule,
  user,
} from './fixtures';
import { card, membership } from './groups';
import { ours } from './ours';
import { scannedGoods } from './scanned';
import { http } from './server';

export const [TRIPOD, ROOM, EQUAL, KEN] = [idOf(22), idOf(23), idOf(24), idOf(91)];
export const GOODS: Good[] = [
  good({ management_id: 'CAM-001', permissions: OWN_GOOD }),
  good({ id: TRIPOD, title: '三脚', management_id: 'CAM-002', permissions: OWN_GOOD }),
  good({ id: ROOM, title: '会議室', management_id: 'R-1', is_hourly: true, only_scan_booking: true }),
  good({ id: EQUAL, title: '別のカメラ', permissions: OWN_GOOD }),
];
export const PEOPLE = [user(), user({ id: KEN, name: '健' })];
export const ken = card({ user_id: KEN, management_id: '７' });

/** Two members, four goods, and a booking for each that is lent. */
export function counter(mayHandOver = true) {
  const held = ({ id }: Good) => id === ROOM;
  return [
    http.get('/memberships', ({ query, response }) => {
      const found = PEOPLE.filter(({ name }) => name.includes(query.get('match') ?? ''));
      const memberships = found.map(({ id }) => membership({ user_id: id }));
      return response(200).json({ memberships, users: found, groups: [], meta: meta(found.length) });
    }),
    http.get('/auth_tokens', ({ query, response }) => {
      const tokens = query.get('match') === '7' ? [ken] : [];
      return response(200).json({ auth_tokens: tokens, users: PEOPLE, meta: meta(tokens.length) });
    }),
    scannedGoods((code) => GOODS.find(({ management_id: own }) => own === code)),
    http.get('/goods', ({ query, response }) => {
      const found = GOODS.filter(({ management_id: own }) => own === query.get('match'));
      const around = { users: [], images: [], liked_good_ids: [], meta: meta(found.length) };
      return response(200).json({ goods: found, ...around });
    }),
    http.get('/goods/{id}', ({ params, response }) => {
      const found = GOODS.find(({ id }) => id === params.id) ?? good();
      return response(200).json({ good: found, users: [], images: [], liked_good_ids: [] });
    }),
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: [], goods: [], users: [], meta: meta(0) }),
    ),
    http.get('/schedules', ({ response }) =>
      response(200).json({
        schedules: GOODS.map((one) => schedule({ good_id: one.id, is_hourly: held(one) })),
      }),
    ),
    http.post('/bookings', async ({ request, response }) => {
      const { good_id } = (await request.json()) as { good_id: string };
      const permissions: Booking['permissions'] = mayHandOver ? ['hand_over'] : [];
      return response(201).json({ booking: booking({ id: made(good_id), good_id, permissions }) });
    }),
    http.post('/bookings/{id}/hand_over', ({ response }) => response(200).json({ booking: booking() })),
    ...ours(),
  ];
}
/** The booking of a good, by its own id. */
export const made = (goodId: string) => idOf(100 + Number(goodId.slice(-2)));
export const week = { start_date: inDays(0), end_date: inDays(6) };
export const lent = (good_id: string, fields: object = week, user_id = MEMBER_ID) => [
  { method: 'POST', path: '/bookings', body: { good_id, user_id, quantity: 1, ...fields } },
  { method: 'POST', path: `/bookings/${made(good_id)}/hand_over`, body: undefined },
];
export const read = (id: string, code = label(id)) => lent(id, { ...week, scanned_code: code });
export const label = (id: string) => `${window.location.origin}/goods/${id}?source=qr`;
export const wedge = () => document.querySelector<HTMLInputElement>('.wedge input') as HTMLInputElement;
/** Types a text like a scanner, followed by Enter; an empty text sends Enter alone. */
export function scan(text: string): void {
  fireEvent.change(wedge(), { target: { value: text } });
  fireEvent.submit(wedge().form as HTMLFormElement);
}
export const says = (words: string) =>
  waitFor(() => expect(document.querySelector('.ctsaid')).toHaveTextContent(words));

import type { components } from '../../../packages/web-kit/src/api/schema';
import { GOOD_ID, LENDER_ID, MEMBER_ID, NOW, good, idOf, inDays, lender, meta, user } from './fixtures';
import { http } from './server';

type Schemas = components['schemas'];
export type Transfer = Schemas['GoodTransfer'];
export type Transferee = Schemas['Transferee'];

/** An account that Olga manages. */
export const CLUB_ID = idOf(4);
const people = [lender(), user(), user({ id: CLUB_ID, name: '保護者会' })];

/** Olga's open transfer of her camera to Mika. */
export function transfer(fields: Partial<Transfer> = {}): Transfer {
  return {
    ...{ id: idOf(81), good_id: GOOD_ID, good_title: 'カメラ', state: 'open' },
    ...{ from_user_id: LENDER_ID, to_user_id: MEMBER_ID },
    ...{ expires_at: `${inDays(14)}T01:00:00Z`, created_at: NOW.toISOString() },
    ...fields,
  };
}

export function transferee(fields: Partial<Transferee> = {}): Transferee {
  return { user_id: MEMBER_ID, managed: false, group_ids: [], leaves_group_ids: [], ...fields };
}

/** The transfer of Olga's camera as it is until something is done with it; to the club it happens at once. */
export function transferAt(
  transferees: Transferee[],
  { open: first, out = 0 }: { readonly open?: Transfer; readonly out?: number } = {},
) {
  let there: Transfer | null = first ?? null;
  return [
    http.get('/goods/{id}/transfer', ({ query, response }) => {
      const found = query.get('match') === 'nobody' ? [] : transferees;
      return response(200).json({
        ...{ transferees: found, transfer: there, bookings: { live: 2, out } },
        ...{ users: people, meta: meta(found.length) },
      });
    }),
    http.post('/goods/{id}/transfer', async ({ request, response }) => {
      const { user_id: to } = await request.json();
      if (to === CLUB_ID) {
        const moved = good({ owner_id: CLUB_ID });
        return response(200).json({ good: moved, users: people, images: [], liked_good_ids: [] });
      }
      there = transfer();
      return response(202).json({ transfer: there, users: people });
    }),
    http.delete('/transfers/{id}', ({ response }) => {
      there = null;
      return response(204).empty();
    }),
  ];
}

/** Mocks the transfers that Mika has not answered yet. */
export function askedOf(first: Transfer[] = [transfer()]) {
  let there = first;
  return [
    http.get('/transfers', ({ response }) =>
      response(200).json({ transfers: there, goods: [], users: people, meta: meta(there.length) }),
    ),
    http.post('/transfers/{id}/accept', ({ response }) => {
      there = [];
      const moved = good({ owner_id: MEMBER_ID });
      return response(200).json({ good: moved, users: people, images: [], liked_good_ids: [] });
    }),
    http.delete('/transfers/{id}', ({ response }) => {
      there = [];
      return response(204).empty();
    }),
  ];
}

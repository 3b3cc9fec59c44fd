import { enumOf, identity, SETS } from '@kashikari/contracts';

export const USER_ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';
export const GOOD_ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22';

export function userMessage(fields: Partial<identity.User> = {}): identity.User {
  return identity.User.fromPartial({
    id: USER_ID,
    name: 'Hanako',
    email: 'hanako@example.jp',
    locale: enumOf(SETS.locale, 'ja'),
    timeZone: 'Asia/Tokyo',
    version: 3,
    createdAt: new Date('2026-04-01T00:00:00Z'),
    updatedAt: new Date('2026-04-01T00:00:00Z'),
    ...fields,
  });
}

/** Answers of the services that `GET /users/{id}` asks beside identity, when they know nothing of the user. */
export const NOTHING_BESIDE = {
  goods: { listGoods: async () => ({ goods: [], page: undefined }) },
  groups: { listSharedGroups: async () => ({ groups: [] }) },
  bookings: { batchGetRecords: async () => ({ records: [] }) },
};

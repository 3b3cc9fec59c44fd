import { made, person, type Person } from '../engine/people';
import { appoint } from '../product/consent';
import type { AnAttempt } from './attempt';
import { make, type Caller, type Personas } from './personas';

/** An account, with people of every relation to it. */
export interface AccountFixture {
  readonly as: Readonly<Record<string, Caller>>;
  readonly account: Person;
  readonly managerId: string;
}

/** Uses the account of the group's owner; a member shares the group with it. */
export async function accountFixture({ owner, as, people, newcomer }: Personas): Promise<AccountFixture> {
  const manager = await appoint(owner, newcomer);
  return {
    as: {
      ...{ self: owner, manager: people.manager, acquaintance: people.member },
      ...{ card: as.card, stranger: as.stranger, visitor: as.visitor },
    },
    account: owner,
    managerId: manager.id,
  };
}

const user = ({ account }: AccountFixture) => `/users/${account.id}`;

/** Attempts for each row of `ON_AN_ACCOUNT`. The account's own user comes last, and deletes the account. */
export const ACCOUNT_ACTS: Readonly<Record<string, AnAttempt<AccountFixture>>> = {
  'sees the account': { ask: (by, fixture) => by.send('GET', user(fixture)) },
  'sees its address': {
    ask: (by, fixture) => by.send('GET', user(fixture)),
    has: ({ body }, { account }) => JSON.stringify(body).includes(account.email),
  },
  'changes its settings': {
    ask: (by, fixture, turn) => by.send('PATCH', user(fixture), { name: `さくら ${turn}` }),
  },
  'sees which mails it wants': {
    ask: (by, fixture) => by.send('GET', `${user(fixture)}/notification_setting`),
  },
  'takes everything out as a file': { ask: (by, fixture) => by.send('GET', `${user(fixture)}/export`) },
  'dismisses a manager of it': {
    ask: (by, { managerId }) => by.send('DELETE', `/managers/${managerId}`),
  },
  'deletes it': {
    ask: (by, fixture) => by.send('DELETE', user(fixture), { email: fixture.account.email }),
  },
};

/** A booking by a member, with the managers of either side. */
export interface BookingFixture {
  readonly as: Readonly<Record<string, Caller>>;
  readonly bookingId: string;
}

export async function bookingFixture(url: string, personas: Personas): Promise<BookingFixture> {
  const { owner, people, newcomer, as } = personas;
  const other = await person(url);
  const belongs = { group_id: personas.groupId, passcode: personas.passcode };
  await made(other.send('POST', '/memberships', belongs));
  await appoint(people.member, newcomer);
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const wanted = { good_id: personas.goodId, start_date: day, end_date: day };
  return {
    as: {
      ...{ lender: owner, "lender's_manager": people.manager, group_owner: people.group_owner },
      ...{ borrower: people.member, "borrower's_manager": newcomer, member: other },
      ...{ stranger: as.stranger, visitor: as.visitor },
    },
    bookingId: (await make(people.member, '/bookings', wanted, 'booking')).id,
  };
}

const booking = ({ bookingId }: BookingFixture) => `/bookings/${bookingId}`;

export const BOOKING_ACTS: Readonly<Record<string, AnAttempt<BookingFixture>>> = {
  'sees the booking': { ask: (by, fixture) => by.send('GET', booking(fixture)) },
  'changes its memo': {
    ask: (by, fixture, turn) => by.send('PATCH', booking(fixture), { memo: `${turn} 時ごろ` }),
  },
  'writes about it': {
    ask: (by, { bookingId }) => by.send('POST', '/messages', { booking_id: bookingId, body: '了解です' }),
  },
  "tells against the other's wish": {
    ask: (by, { bookingId }) =>
      by.send('POST', '/messages', { booking_id: bookingId, body: '至急', force_notify: true }),
  },
  'writes a note for those in charge': {
    ask: (by, fixture, turn) => by.send('PUT', `${booking(fixture)}/note`, { body: `棚 ${turn}` }),
  },
};

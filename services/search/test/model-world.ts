import type { Actor } from '@kashikari/kernel';
import { catalogEvents, type reservationEvents } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import { booking, good, group, manager, member, NOON, popularity, user, userActor } from './world';

export const TODAY = '2026-04-06';

/** `closed` shows nothing to the public. */
export const LENDERS = ['lender', 'other', 'closed'];

/** Groups, all owned by `lender`, with their members. */
export const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  g0: ['ann', 'bob'],
  g1: ['ann'],
  g2: [],
};

/** Every kind of asker. */
export const ASKERS: readonly Actor[] = [
  { kind: 'visitor' },
  { kind: 'system' },
  ...['ann', 'bob', 'stranger', 'lender', 'boss of lender', 'other'].map(userActor),
  { kind: 'card', userId: 'ann', groupId: 'g0', canWrite: true },
];

/** A good as published in its event. */
export interface PublishedGood {
  readonly id: string;
  readonly ownerId: string;
  readonly groupIds: readonly string[];
  readonly title: string;
  readonly titleReading: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly category: string;
  readonly location: string;
  readonly description: string;
  readonly managementId: string;
  readonly isbn: string;
  readonly isPublic: boolean;
  readonly isHidden: boolean;
  readonly isHourly: boolean;
  readonly referenceOnly: boolean;
  readonly quantity: number;
  readonly marginDays: number;
  readonly price: number;
  readonly createdAt: number;
  readonly likes: number;
}

export interface Facts {
  readonly goods: readonly PublishedGood[];
  readonly bookings: readonly {
    readonly goodId: string;
    readonly quantity: number;
    readonly from: number;
    readonly until: number;
    readonly bookedAt: number;
  }[];
  readonly events: readonly OutgoingEvent[];
}

const TITLES = ['カメラ', 'カメラ2', 'カメラ10', '三脚', '机', 'Canon', '高岡の太鼓', 'マイク', 'ノート'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const MIDNIGHT = Math.floor(NOON / DAY) * DAY;

/** Ninety goods and their bookings, by a dice. */
export function worldOf(roll: (sides: number) => number): Facts {
  const one = <T>(...of: readonly T[]) => of[roll(of.length)]!;
  const goods = Array.from({ length: 90 }, (_, at): PublishedGood => ({
    id: `good ${String(at).padStart(2, '0')}`,
    ownerId: one(...LENDERS),
    groupIds: one([], ['g0'], ['g1'], ['g0', 'g1'], ['g2']),
    title: one(...TITLES, 'カメラ 三脚'),
    titleReading: one('', '', 'かめら', 'まいく'),
    author: one('', '', '高岡', 'Manfrotto'),
    tags: one([], ['撮影'], ['sale', '撮影'], ['入門']),
    category: one('', '撮影・音響', '絵本'),
    location: one('', '倉庫', 'Hall', 'hall'),
    description: one('', '机の上', 'カメラの記録'),
    managementId: one('', '', `A-${4560 + at}`, `B ${at}`),
    isbn: one('', '', '', '9784003101018'),
    isPublic: one(true, false),
    isHidden: roll(6) === 0,
    isHourly: roll(4) === 0,
    referenceOnly: roll(9) === 0,
    quantity: 1 + roll(3),
    marginDays: roll(2),
    price: one(0, 0, 500),
    createdAt: NOON - roll(1000) * HOUR,
    likes: roll(3),
  })).map((given) => (given.isHourly ? { ...given, quantity: 1, marginDays: 0 } : given));
  const bookings = goods.flatMap((given, at) =>
    Array.from({ length: roll(4) }, (_, nth) => {
      // Claims of a good by the hour do not overlap.
      const from = NOON + (given.isHourly ? nth * 30 - 24 : roll(120) - 48) * HOUR;
      const until = from + (given.isHourly ? one(1, 12, 30) : one(24, 48)) * HOUR;
      // A third were made before the year that counts for the order `popular`.
      const bookedAt = NOON - (at * 10 + nth) * HOUR - (roll(3) === 0 ? YEAR : 0);
      return { at, goodId: given.id, quantity: 1, from, until, bookedAt };
    }),
  );
  return { goods, bookings, events: eventsOf(goods, bookings) };
}

/** The good's bookings of the 365 days before the last midnight UTC. */
export const recentOf = (bookings: Facts['bookings'], { id }: Pick<PublishedGood, 'id'>): number =>
  bookings.filter(
    ({ goodId, bookedAt }) => goodId === id && bookedAt >= MIDNIGHT - YEAR && bookedAt < MIDNIGHT,
  ).length;

function eventsOf(goods: readonly PublishedGood[], bookings: Facts['bookings']): OutgoingEvent[] {
  return [
    ...LENDERS.map((id) => user({ id }, { preventPublicAccess: id === 'closed' })),
    ...Object.keys(MEMBERS).map((id) => group({ id, slug: id.replace('g', 'shelf-') })),
    ...Object.entries(MEMBERS).flatMap(([id, people]) => people.map((person) => member(person, id))),
    ...LENDERS.map((id) => manager(`boss of ${id}`, id)),
    ...goods.map(({ isHourly, referenceOnly, quantity, marginDays, price, createdAt, likes: _, ...rest }) =>
      good({
        ...rest,
        groupIds: [...rest.groupIds],
        tags: [...rest.tags],
        createdAt: new Date(createdAt),
        terms: catalogEvents.GoodTerms.create({
          ...{ isHourly, forReferenceOnly: referenceOnly, quantity, marginDays },
          ...(isHourly ? { pricePerHour: price } : { pricePerDay: price }),
        }),
      }),
    ),
    ...goods.map(({ id, likes }) => popularity({ id, likes, bookings: recentOf(bookings, { id }) })),
    ...bookings.map(({ goodId, from, until, bookedAt }, at) =>
      booking(
        {
          id: `booking ${at}`,
          goodId,
          changedAt: new Date(bookedAt),
        } as Partial<reservationEvents.BookingChanged> & {
          id: string;
          goodId: string;
        },
        new Date(from).toISOString(),
        new Date(until).toISOString(),
      ),
    ),
  ];
}

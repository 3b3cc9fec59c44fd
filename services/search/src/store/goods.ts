import { Replica, type Tx } from '@kashikari/platform';
import type { GoodSnapshot } from '../domain/snapshots';
import { toTsvector } from './words';

/** Words are stored separately, since most searches of lists read the goods alone. */
const KEPT = {
  deleted: true,
  ownerId: true,
  groupIds: true,
  tags: true,
  title: true,
  sortTitle: true,
  tagNames: true,
  category: true,
  categoryKey: true,
  location: true,
  locationKey: true,
  priced: true,
  codes: true,
  isOpen: true,
  isHidden: true,
  quantity: true,
  marginDays: true,
  referenceOnly: true,
  isHourly: true,
  createdAt: true,
  postings: false,
} as const;

const GOODS = new Replica<GoodSnapshot>('good', KEPT, {}, { again: true });

const WORDS = new Replica<Pick<GoodSnapshot, 'id' | 'version' | 'postings'>>(
  'good_words',
  { postings: false },
  {
    terms: ({ postings }) => toTsvector(postings),
    best: ({ postings }) => toTsvector(postings.filter(({ weight }) => weight)),
  },
  { again: true },
);

export async function putGoods(snapshots: readonly GoodSnapshot[], tx: Tx): Promise<void> {
  await GOODS.apply(tx, snapshots);
  await WORDS.apply(tx, snapshots);
}

import { Replica, type Tx } from '@kashikari/platform';
import type { GoodFact } from '../domain/facts';
import { toTsvector } from './words';

/** Words are kept apart: most searches of lists read the goods alone. */
const KEPT = {
  deleted: true,
  ownerId: true,
  groupIds: true,
  tags: true,
  title: true,
  isOpen: true,
  isHidden: true,
  quantity: true,
  marginDays: true,
  referenceOnly: true,
  isHourly: true,
  createdAt: true,
  postings: false,
} as const;

const GOODS = new Replica<GoodFact>('good', KEPT, {}, { again: true });

const WORDS = new Replica<Pick<GoodFact, 'id' | 'version' | 'postings'>>(
  'good_words',
  { postings: false },
  {
    terms: ({ postings }) => toTsvector(postings),
    best: ({ postings }) => toTsvector(postings.filter(({ weight }) => weight !== 'D')),
  },
  { again: true },
);

export async function putGoods(facts: readonly GoodFact[], tx: Tx): Promise<void> {
  await GOODS.apply(tx, facts);
  await WORDS.apply(tx, facts);
}

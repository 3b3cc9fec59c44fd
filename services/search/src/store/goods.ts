import type { SqlTx } from '@kashikari/platform';
import { newest, type GoodFact } from '../domain/facts';
import { upsert } from './upsert';
import { toTsvector } from './words';

const COLUMNS = {
  id: 'text',
  version: 'bigint',
  deleted: 'boolean',
  owner_id: 'text',
  group_ids: 'text[]',
  tags: 'text[]',
  title: 'text',
  is_open: 'boolean',
  is_hidden: 'boolean',
  quantity: 'int',
  margin_days: 'int',
  reference_only: 'boolean',
  is_hourly: 'boolean',
  created_at: 'timestamptz',
};

const WORDS = { id: 'text', version: 'bigint', terms: 'tsvector', best: 'tsvector' };

export async function putGoods(facts: readonly GoodFact[], tx: SqlTx): Promise<void> {
  const goods = newest(facts);
  await upsert(tx, 'good', COLUMNS, goods.map(toRow));
  await upsert(tx, 'good_words', WORDS, goods.map(toWords));
}

function toRow(fact: GoodFact) {
  return {
    id: fact.id,
    version: fact.version,
    deleted: fact.deleted,
    owner_id: fact.ownerId,
    group_ids: fact.groupIds,
    tags: fact.tags,
    title: fact.title,
    is_open: fact.isOpen,
    is_hidden: fact.isHidden,
    quantity: fact.quantity,
    margin_days: fact.marginDays,
    reference_only: fact.referenceOnly,
    is_hourly: fact.isHourly,
    created_at: fact.createdAt,
  };
}

function toWords({ id, version, postings }: GoodFact) {
  const best = postings.filter(({ weight }) => weight !== 'D');
  return { id, version, terms: toTsvector(postings), best: toTsvector(best) };
}

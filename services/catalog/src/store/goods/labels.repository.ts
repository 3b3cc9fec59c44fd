import { createHash, randomBytes } from 'node:crypto';
import { LABEL_ALPHABET, LABEL_LENGTH, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Database, holdPresent, idempotent, type SqlTx } from '@kashikari/platform';
import { Labels, type LabelledGood } from '../../app/ports';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { ActorTies } from '../../domain/ties';
import { goodOf, type GoodRow } from './good-columns';
import { LOCK_GOODS } from './goods.repository';
import { GoodsOutbox } from './outbox-goods';
import { tiesOf } from './ties.sql';

const WRITE_CODES = `
  update good g set label_code = r.code, label_hash = r.hash, version = r.version, updated_at = $5
    from unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) as r (id, code, hash, version) where g.id = r.id`;

interface CodeRow {
  readonly id: Id;
  readonly code: string;
}

@Injectable()
export class PgLabels extends Labels {
  constructor(
    private readonly db: Database,
    private readonly outbox: GoodsOutbox,
  ) {
    super();
  }

  issue(
    call: Call,
    ids: readonly Id[],
    renew: boolean,
    check: (good: Good, ties: ActorTies) => void,
  ): Promise<LabelledGood[]> {
    const work = (tx: SqlTx) => this.write(tx, call, ids, renew, check);
    // Printing again gives the same codes by itself.
    return renew ? idempotent(this.db, call, work) : this.db.transaction(work);
  }

  async find(code: string): Promise<Id | undefined> {
    const sql = 'select id from good where label_code = $1 and deleted_at is null';
    return (await this.db.one<{ id: Id }>(sql, [code]))?.id;
  }

  private async write(
    tx: SqlTx,
    call: Call,
    ids: readonly Id[],
    renew: boolean,
    check: (good: Good, ties: ActorTies) => void,
  ): Promise<LabelledGood[]> {
    await holdPresent(tx, call.actor);
    const goods = (await tx.read<GoodRow>(LOCK_GOODS, [ids])).map(goodOf);
    const ties = await tiesOf(tx, call.actor);
    for (const good of goods) check(good, ties);
    const sql =
      'select id, label_code as code from good where id = any ($1::uuid[]) and label_code is not null';
    const known = renew ? [] : await tx.read<CodeRow>(sql, [ids]);
    const codes = new Map(known.map(({ id, code }) => [id, code]));
    const labelled = goods.map((good) => withCode(good, codes.get(good.id), call.now));
    const written = labelled.filter(({ good }) => !codes.has(good.id));
    await tx.read(WRITE_CODES, [
      written.map(({ good }) => good.id),
      written.map(({ code }) => code),
      written.map(({ good }) => good.labelHash),
      written.map(({ good }) => good.version),
      new Date(call.now),
    ]);
    await this.outbox.changed(tx, ...written.map(({ good }) => good));
    const byId = new Map(labelled.map((label) => [label.good.id, label]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

function withCode(good: Good, known: string | undefined, now: number): LabelledGood {
  if (known !== undefined) return { good, code: known };
  const code = newCode();
  const labelHash = createHash('sha256').update(code).digest('hex');
  return { good: { ...good, labelHash, version: good.version + 1, updatedAt: now }, code };
}

/** 60 random bits: each byte gives one of the 32 characters, without a remainder. */
const newCode = (): string =>
  Array.from(randomBytes(LABEL_LENGTH), (byte) => LABEL_ALPHABET[byte % LABEL_ALPHABET.length]).join('');

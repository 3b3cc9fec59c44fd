import type { Call, Refusal } from '@kashikari/kernel';
import { Batcher, Database, idempotencyActor } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { LONGEST_WAIT } from './good-queue';

/** Maximum number of refusals in one statement. */
const BATCH = 200;

/**
 * Stores refusals in the platform's form for answers of idempotency keys. Rows are in the order of keys, so that two
 * processes never deadlock. The commit is asynchronous. If the database crashes within a second, a repeated request is
 * decided again, which can't book anything twice.
 */
const KEEP = {
  name: 'keep-refusals',
  text: `with unhurried as materialized (select set_config('synchronous_commit', 'off', true) as it)
    insert into idempotency as i (actor, key, body_hash, refusal)
      select k.* from unhurried,
          unnest($1::text[], $2::text[], $3::text[], $4::jsonb[]) as k (actor, key, body_hash, refusal)
        where unhurried.it is not null
      order by actor, key
    on conflict (actor, key) do update set body_hash = excluded.body_hash, response = null,
      refusal = excluded.refusal, created_at = excluded.created_at
    where i.created_at <= clock_timestamp() - interval '24 hours'
    returning actor, key`,
};

interface RefusalKey {
  readonly actor: string;
  readonly key: string;
}

interface RefusalRow extends RefusalKey {
  readonly bodyHash: string;
  readonly refusal: string;
}

const place = ({ actor, key }: RefusalKey) => `${actor} ${key}`;

/**
 * Stores refusals, for repeated requests with the same idempotency key. When registration opens, hundreds are refused
 * within a moment and share a commit. Each response waits until its refusal is stored.
 */
@Injectable()
export class KeptRefusals {
  private readonly batcher: Batcher<RefusalRow, boolean>;

  constructor(private readonly db: Database) {
    this.batcher = new Batcher<RefusalRow, boolean>({
      most: BATCH,
      longestWait: LONGEST_WAIT,
      all: (refusals) => this.write(refusals),
    });
  }

  /** @returns true if it was stored; false if the key already has an answer, which must be returned instead */
  keep(refusal: Refusal, call: Call): Promise<boolean> {
    const { idempotency } = call;
    if (!idempotency) return Promise.resolve(true);
    const { key, bodyHash } = idempotency;
    const text = JSON.stringify({ refusal, fields: [] });
    return this.batcher.run({ actor: idempotencyActor(call.actor), key, bodyHash, refusal: text });
  }

  private async write(refusals: readonly RefusalRow[]): Promise<boolean[]> {
    // If two refusals have the same key, the first is stored, and the second finds it.
    const firsts = new Map<string, RefusalRow>();
    for (const refusal of refusals) if (!firsts.has(place(refusal))) firsts.set(place(refusal), refusal);
    const columns = (['actor', 'key', 'bodyHash', 'refusal'] as const).map((name) =>
      [...firsts.values()].map((refusal) => refusal[name]),
    );
    const kept = new Set((await this.db.read<RefusalKey>(KEEP, columns)).map(place));
    return refusals.map((refusal) => kept.has(place(refusal)) && firsts.get(place(refusal)) === refusal);
  }
}

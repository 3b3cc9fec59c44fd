import type { Call, Refusal } from '@kashikari/kernel';
import { Database, idempotencyActor } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';

/** Refusals in one statement, at most. */
const BATCH = 200;

/** In the form in which the platform keeps all answers of idempotency keys. In the order of the keys, so that two processes never wait for each other. */
const KEEP = {
  name: 'keep-refusals',
  text: `insert into idempotency as i (actor, key, body_hash, refusal)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[]) as k (actor, key, body_hash, refusal)
      order by actor, key
    on conflict (actor, key) do update set body_hash = excluded.body_hash, response = null,
      refusal = excluded.refusal, created_at = excluded.created_at
    where i.created_at <= clock_timestamp() - interval '24 hours'
    returning actor, key`,
};

interface Entry {
  readonly actor: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly refusal: string;
  readonly done: (kept: boolean) => void;
  readonly failed: (error: unknown) => void;
}

const place = ({ actor, key }: { readonly actor: string; readonly key: string }) => `${actor} ${key}`;

/**
 * Keeps refusals for whoever asks again with the same idempotency key. When registration opens, hundreds are refused
 * within a moment: while one statement is under way the next ones gather, and share a commit. Everybody's answer waits
 * until theirs is kept.
 */
@Injectable()
export class KeptRefusals {
  private waiting: Entry[] = [];
  private writing = false;

  constructor(private readonly db: Database) {}

  /** @returns whether it is kept; false when an answer stands there already, which is the one to give */
  keep(refusal: Refusal, call: Call): Promise<boolean> {
    const { idempotency } = call;
    if (!idempotency) return Promise.resolve(true);
    const { key, bodyHash } = idempotency;
    const text = JSON.stringify({ refusal, fields: [] });
    const kept = new Promise<boolean>((done, failed) =>
      this.waiting.push({
        ...{ actor: idempotencyActor(call.actor), key, bodyHash, refusal: text },
        ...{ done, failed },
      }),
    );
    if (!this.writing) void this.write();
    return kept;
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length) {
      const batch = this.next();
      await this.writeDown(batch).catch((error: unknown) => {
        for (const { failed } of batch) failed(error);
      });
    }
    this.writing = false;
  }

  /** One of each key: a second one with the same key, asked at the same moment, finds the first one's answer. */
  private next(): Entry[] {
    const batch = new Map<string, Entry>();
    const rest: Entry[] = [];
    for (const entry of this.waiting) {
      if (batch.size < BATCH && !batch.has(place(entry))) batch.set(place(entry), entry);
      else rest.push(entry);
    }
    this.waiting = rest;
    return [...batch.values()];
  }

  private async writeDown(batch: readonly Entry[]): Promise<void> {
    const columns = (['actor', 'key', 'bodyHash', 'refusal'] as const).map((name) =>
      batch.map((entry) => entry[name]),
    );
    const rows = await this.db.read<{ actor: string; key: string }>(KEEP, columns);
    const kept = new Set(rows.map(place));
    for (const entry of batch) entry.done(kept.has(place(entry)));
  }
}

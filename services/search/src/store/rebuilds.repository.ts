import { Injectable } from '@nestjs/common';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { Rebuilds, type Progress } from '../app/ports';

interface ProgressRow {
  readonly topic: string;
  readonly after: string | null;
}

/** The progress of a rebuild in PostgreSQL: a row per topic while it is unfinished. */
@Injectable()
export class PgRebuilds extends Rebuilds {
  constructor(private readonly db: Database) {
    super();
  }

  async unfinished(version: number): Promise<Progress | undefined> {
    const rows = await this.db.read<ProgressRow>(
      'select topic, after from rebuild_progress where version = $1 order by topic',
      [version],
    );
    if (!rows.length) return undefined;
    return new Map(rows.flatMap(({ topic, after }) => (after === null ? [] : [[topic, after] as const])));
  }

  async begin(topics: readonly string[], version: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.read('delete from rebuild_progress');
      await tx.read(
        `insert into rebuild_progress (topic, after, version) select topic, '', $2 from unnest($1::text[]) as t (topic)`,
        [topics, version],
      );
    });
  }

  async store(topic: string, after: string | undefined, tx: Tx): Promise<void> {
    await sqlOf(tx).read('update rebuild_progress set after = $2 where topic = $1', [topic, after ?? null]);
  }

  async finish(version: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.read('update index_version set version = $1 where version < $1', [version]);
      await tx.read('delete from rebuild_progress');
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Database, idempotent, Outbox, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import type { Call } from '@kashikari/kernel';
import { Replicas, UnitOfWork, type Work } from '../../app/ports';
import { Publisher } from './publisher';
import { PgWork } from './work';
import { WorkMeans } from './work-means';

/** Transactions on the service's own database. */
@Injectable()
export class PgUnitOfWork extends UnitOfWork {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly replicas: Replicas,
    private readonly means: WorkMeans,
  ) {
    super();
  }

  override async run<T>(work: (work: Work) => Promise<T>, call?: Call): Promise<T> {
    return this.pushing((remember) => this.db.transaction((tx) => work(remember(tx))), call);
  }

  override async once<T>(call: Call, work: (work: Work) => Promise<T>): Promise<T> {
    return this.pushing(
      (remember) => idempotent(this.db, this.blinded(call), (tx) => work(remember(tx))),
      call,
    );
  }

  override within(open: Tx): Work {
    const tx = sqlOf(open);
    const publisher = new Publisher(this.outbox, tx);
    tx.afterCommit(() => void this.replicas.push(publisher.snapshots));
    return new PgWork(tx, publisher, this.means);
  }

  /** Runs a transaction, and pushes its snapshots after the commit, before the caller gets a response. */
  private async pushing<T>(
    commit: (remember: (tx: SqlTx) => Work) => Promise<T>,
    call: Call | undefined,
  ): Promise<T> {
    let publisher: Publisher | undefined;
    const result = await commit((tx) => {
      publisher = new Publisher(this.outbox, tx);
      return new PgWork(tx, publisher, this.means, call?.actor.shell?.id);
    });
    if (publisher) await this.replicas.push(publisher.snapshots);
    return result;
  }

  /** A body may hold a password: its plain hash would be one to guess against. */
  private blinded(call: Call): Call {
    const { idempotency } = call;
    return idempotency
      ? { ...call, idempotency: { ...idempotency, bodyHash: this.means.secrets.blind(idempotency.bodyHash) } }
      : call;
  }
}

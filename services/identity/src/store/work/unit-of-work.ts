import { Injectable } from '@nestjs/common';
import { Database, idempotent, Jobs, Outbox, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import type { Call } from '@kashikari/kernel';
import { Replicas, Encryptor, Secrets, UnitOfWork, type Work } from '../../app/ports';
import { SealedCards } from '../cards/sealed-cards';
import { SealedPasscodes } from '../groups/sealed-passcodes';
import { Publisher } from './publisher';
import { PgWork, type Means } from './work';

/** Transactions on the service's own database. */
@Injectable()
export class PgUnitOfWork extends UnitOfWork {
  private readonly means: Means;

  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly replicas: Replicas,
    jobs: Jobs,
    encryptor: Encryptor,
    private readonly secrets: Secrets,
    passcodes: SealedPasscodes,
    cards: SealedCards,
  ) {
    super();
    this.means = { jobs, encryptor, secrets, passcodes, cards };
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
      ? { ...call, idempotency: { ...idempotency, bodyHash: this.secrets.blind(idempotency.bodyHash) } }
      : call;
  }
}

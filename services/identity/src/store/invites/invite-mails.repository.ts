import type { SqlTx } from '@kashikari/platform';
import type { CountedInvite, InviteMails } from '../../app/ports';

/** Invitations that were mailed, counted by account and by reader. */
export class PgInviteMails implements InviteMails {
  constructor(private readonly tx: SqlTx) {}

  /** One statement, in one order: two who invite the same people don't wait for each other for ever. */
  async hold(accountId: string, receivers: readonly string[]): Promise<void> {
    await this.tx.read(
      `select pg_advisory_xact_lock(hashtextextended(held, 0))
         from (select held from unnest($1::text[]) held order by held) in_order`,
      [[`invites:${accountId}`, ...receivers.map((receiver) => `invites:${receiver}`)]],
    );
  }

  async sentBy(accountId: string, since: number): Promise<number> {
    const row = await this.tx.one<{ sent: number }>(
      'select count(*) as sent from invite_mails where account_id = $1 and sent_at > $2',
      [accountId, new Date(since)],
    );
    return Number(row?.sent ?? 0);
  }

  async askedOf(receivers: readonly string[], since: number): Promise<ReadonlyMap<string, number>> {
    return this.count('receiver_hash', receivers, since);
  }

  async mailedTo(addresses: readonly string[], since: number): Promise<ReadonlyMap<string, number>> {
    return this.count('mailed_hash', addresses, since);
  }

  async record(accountId: string, sent: readonly CountedInvite[], now: number): Promise<void> {
    await this.tx.read(
      `insert into invite_mails (account_id, receiver_hash, mailed_hash, sent_at)
        select $1, receiver, mailed, $2 from jsonb_to_recordset($3) as sent (receiver text, mailed text)`,
      [accountId, new Date(now), JSON.stringify(sent)],
    );
  }

  async stopped(receivers: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.tx.read<{ receiver_hash: string }>(
      'select receiver_hash from invite_stops where receiver_hash = any($1)',
      [receivers],
    );
    return new Set(rows.map((row) => row.receiver_hash));
  }

  async stop(receiver: string, now: number): Promise<void> {
    await this.tx.read('insert into invite_stops values ($1, $2) on conflict do nothing', [
      receiver,
      new Date(now),
    ]);
  }

  private async count(
    column: 'receiver_hash' | 'mailed_hash',
    hashes: readonly string[],
    since: number,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await this.tx.read<{ hash: string; got: number }>(
      `select ${column} as hash, count(*) as got from invite_mails
        where ${column} = any($1) and sent_at > $2 group by 1`,
      [hashes, new Date(since)],
    );
    return new Map(rows.map((row) => [row.hash, Number(row.got)]));
  }
}

import type { SqlTx } from '@kashikari/platform';
import type { Encryptor, Sessions, ShownToken } from '../../app/ports';
import type { DeviceDescription } from '../../domain/sessions/device';
import type { Session, SessionEnd } from '../../domain/sessions/session';
import { sealAddress } from './sealed-address';
import type { EndedRow, Publisher } from '../work/publisher';

interface TokenRow {
  id: string;
  user_id: string;
  begun_at: Date;
  used_at: Date;
  ended_at: Date | null;
  token_used_at: Date | null;
}

export class PgSessions implements Sessions {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
    private readonly encryptor: Encryptor,
  ) {}

  async begin(
    session: Session & { userAgent: string; place: string; address: string },
    tokenHash: string,
  ): Promise<void> {
    const { id, userId, userAgent, place, address, usedAt } = session;
    const sealed = sealAddress(this.encryptor, address);
    await this.tx.read(
      `with begun as (
          insert into sessions (id, user_id, user_agent, place, begun_at, used_at, sealed_address)
            values ($1, $2, $3, $4, $5, $5, $7)
        )
        insert into refresh_tokens (token_hash, session_id) values ($6, $1)`,
      [id, userId, userAgent, place, new Date(usedAt), tokenHash, sealed],
    );
  }

  async lockByToken(tokenHash: string): Promise<ShownToken | undefined> {
    // The session first, the token afterwards: who waited for the lock must see what the other made of the token.
    const held = await this.tx.one<{ id: string }>(
      `select s.id from sessions s join refresh_tokens t on t.session_id = s.id where t.token_hash = $1 for update of s`,
      [tokenHash],
    );
    if (!held) return undefined;
    const row = await this.tx.one<TokenRow>(
      `select s.id, s.user_id, s.begun_at, s.used_at, s.ended_at, t.used_at as token_used_at
        from sessions s join refresh_tokens t on t.session_id = s.id where t.token_hash = $1`,
      [tokenHash],
    );
    return row && toShownToken(row);
  }

  async renew(
    sessionId: string,
    usedHash: string,
    nextHash: string,
    now: number,
    address: string,
  ): Promise<void> {
    const at = new Date(now);
    await this.tx.read('update refresh_tokens set used_at = $2 where token_hash = $1', [usedHash, at]);
    await this.tx.read('insert into refresh_tokens (token_hash, session_id) values ($1, $2)', [
      nextHash,
      sessionId,
    ]);
    await this.tx.read(
      `update sessions set used_at = $2, sealed_address = coalesce(nullif($3, ''), sealed_address) where id = $1`,
      [sessionId, at, sealAddress(this.encryptor, address)],
    );
  }

  async seen(userId: string, userAgent: string, place: string): Promise<{ any: boolean; same: boolean }> {
    const row = await this.tx.one<{ any: boolean; same: boolean }>(
      `select count(*) > 0 as any, coalesce(bool_or(user_agent = $2 and place = $3), false) as same
        from sessions where user_id = $1`,
      [userId, userAgent, place],
    );
    return row ?? { any: false, same: false };
  }

  async isFresh(sessionId: string, userId: string, since: number): Promise<boolean> {
    const row = await this.tx.one(
      `select 1 from sessions
        where id = $1 and user_id = $2 and ended_at is null and coalesce(fresh_at, begun_at) > $3`,
      [sessionId, userId, new Date(since)],
    );
    return row !== undefined;
  }

  async confirm(sessionId: string, userId: string, now: number): Promise<boolean> {
    const row = await this.tx.one(
      'update sessions set fresh_at = $3 where id = $1 and user_id = $2 and ended_at is null returning id',
      [sessionId, userId, new Date(now)],
    );
    return row !== undefined;
  }

  async describe(
    sessionId: string,
    userId: string,
    { platform, device, app }: DeviceDescription,
  ): Promise<boolean> {
    const row = await this.tx.one(
      `update sessions set platform = $3, device = $4, app = $5
        where id = $1 and user_id = $2 and ended_at is null returning id`,
      [sessionId, userId, platform, device, app],
    );
    return row !== undefined;
  }

  async end(sessionId: string, reason: SessionEnd, now: number): Promise<void> {
    await this.endWhere('id = $3', reason, now, sessionId);
  }

  async endOne(sessionId: string, userId: string, reason: SessionEnd, now: number): Promise<boolean> {
    return (await this.endWhere('id = $3 and user_id = $4', reason, now, sessionId, userId)) > 0;
  }

  async endAll(userId: string, reason: SessionEnd, now: number, butSessionId?: string): Promise<void> {
    await this.endWhere('user_id = $3 and id is distinct from $4', reason, now, userId, butSessionId ?? null);
  }

  async endAllOf(userIds: readonly string[], reason: SessionEnd, now: number): Promise<void> {
    await this.endWhere('user_id = any($3)', reason, now, userIds);
  }

  /** @returns how many are over by it */
  private async endWhere(
    which: string,
    reason: SessionEnd,
    now: number,
    ...params: unknown[]
  ): Promise<number> {
    const ended = await this.tx.read<EndedRow>(
      `update sessions set ended_at = $1, end_reason = $2
        where ended_at is null and ${which} returning id, user_id`,
      [new Date(now), reason, ...params],
    );
    await this.publisher.publishEnded(ended, now);
    return ended.length;
  }
}

function toShownToken(row: TokenRow): ShownToken {
  const session: Session = {
    id: row.id,
    userId: row.user_id,
    begunAt: row.begun_at.getTime(),
    usedAt: row.used_at.getTime(),
    endedAt: row.ended_at && row.ended_at.getTime(),
  };
  return { session, tokenUsedAt: row.token_used_at && row.token_used_at.getTime() };
}

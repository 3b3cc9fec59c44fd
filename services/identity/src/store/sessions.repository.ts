import type { Tx } from '@kashikari/platform';
import type { Sealer, Sessions, ShownToken } from '../app/ports';
import type { Session, SessionEnd } from '../domain/session';
import { sealAddress } from './sealed-address';

interface TokenRow {
  id: string;
  user_id: string;
  used_at: Date;
  ended_at: Date | null;
  token_used_at: Date | null;
}

export class SessionsRepository implements Sessions {
  constructor(
    private readonly tx: Tx,
    private readonly sealer: Sealer,
  ) {}

  async begin(
    session: Session & { userAgent: string; place: string; address: string },
    tokenHash: string,
  ): Promise<void> {
    const { id, userId, userAgent, place, address, usedAt } = session;
    const sealed = sealAddress(this.sealer, address);
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
      `select s.id, s.user_id, s.used_at, s.ended_at, t.used_at as token_used_at
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
      [sessionId, at, sealAddress(this.sealer, address)],
    );
  }

  async end(sessionId: string, reason: SessionEnd, now: number): Promise<void> {
    await this.tx.read(
      'update sessions set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null',
      [sessionId, new Date(now), reason],
    );
  }

  async endOne(sessionId: string, userId: string, reason: SessionEnd, now: number): Promise<boolean> {
    const ended = await this.tx.one(
      `update sessions set ended_at = $3, end_reason = $4
        where id = $1 and user_id = $2 and ended_at is null returning id`,
      [sessionId, userId, new Date(now), reason],
    );
    return ended !== undefined;
  }

  async endAll(userId: string, reason: SessionEnd, now: number, butSessionId?: string): Promise<void> {
    await this.tx.read(
      `update sessions set ended_at = $2, end_reason = $3
        where user_id = $1 and ended_at is null and id is distinct from $4`,
      [userId, new Date(now), reason, butSessionId ?? null],
    );
  }

  async endAllOf(userIds: readonly string[], reason: SessionEnd, now: number): Promise<void> {
    await this.tx.read(
      'update sessions set ended_at = $2, end_reason = $3 where user_id = any($1) and ended_at is null',
      [userIds, new Date(now), reason],
    );
  }
}

function toShownToken(row: TokenRow): ShownToken {
  const session: Session = {
    id: row.id,
    userId: row.user_id,
    usedAt: row.used_at.getTime(),
    endedAt: row.ended_at && row.ended_at.getTime(),
  };
  return { session, tokenUsedAt: row.token_used_at && row.token_used_at.getTime() };
}

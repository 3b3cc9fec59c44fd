import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database, newId, refuseGone, sqlOf, type Tx } from '@kashikari/platform';
import { PushTokens, type EndedSessions, type NewPushToken } from '../app/ports/push';
import type { BrowserKeys, PushToken } from '../domain/push-token';
import { Encryptor } from './encryptor';

type Keys = BrowserKeys & { readonly serverKey: string };

interface TokenRow {
  readonly id: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly sealed: Buffer;
  readonly created_at: Date;
}

const COLUMNS = 'id, user_id, session_id, sealed, created_at';

/** $1 user, $2 hash of the endpoint. Sealed to its id, the same browser gets a new row. */
const FORGET_SAME = 'delete from push_token where user_id = $1 and endpoint_hash = $2';

const KEEP = `
  insert into push_token (id, user_id, session_id, endpoint_hash, sealed) values ($1, $2, $3, $4, $5)
  returning ${COLUMNS}`;

/** $1 user, $2 how many stay. */
const FORGET_OLDEST = `
  delete from push_token where id in (
    select id from push_token where user_id = $1 order by created_at desc, id desc offset $2)`;

const OF_USER = `select ${COLUMNS} from push_token where user_id = $1 order by created_at, id`;

const REMOVE = 'delete from push_token where id = $1 and user_id = $2 returning id';

/** $1 rows as JSON. */
const REMOVE_OF_SESSIONS = `
  delete from push_token token
  using jsonb_to_recordset($1::jsonb) as ended (user_id text, session_ids jsonb)
  where token.user_id = ended.user_id and (token.session_id = '' or ended.session_ids ? token.session_id)`;

/** Locks users in id order, so that tokens added concurrently are waited for and deleted. */
const LOCK_USERS = `
  select pg_advisory_xact_lock(hashtextextended('push_token ' || id, 0)) from unnest($1::text[]) as gone (id) order by id`;

const NOTE_GONE = `
  insert into account (id, deleted) select id::uuid, true from unnest($1::text[]) as gone (id) on conflict do nothing`;

const REMOVE_OF_USERS = 'delete from push_token where user_id = any ($1)';

@Injectable()
export class PgPushTokens extends PushTokens {
  constructor(
    private readonly db: Database,
    private readonly encryptor: Encryptor,
  ) {
    super();
  }

  keep({ userId, sessionId, ...keys }: NewPushToken, most: number): Promise<PushToken> {
    const id = newId();
    const hash = createHash('sha256').update(keys.endpoint).digest();
    return this.db.transaction(async (tx) => {
      // One after the other for one person, so that the same browser, pressed twice, is kept once.
      await tx.read('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`push_token ${userId}`]);
      await refuseGone(tx, { kind: 'user', userId });
      await tx.read(FORGET_SAME, [userId, hash]);
      const row = await tx.one<TokenRow>(KEEP, [id, userId, sessionId, hash, this.encryptor.seal(keys, id)]);
      await tx.read(FORGET_OLDEST, [userId, most]);
      return { id, userId, sessionId, ...keys, createdAt: row!.created_at.getTime() };
    });
  }

  async ofUser(userId: string): Promise<PushToken[]> {
    const rows = await this.db.read<TokenRow>(OF_USER, [userId]);
    return rows.flatMap(({ id, session_id: sessionId, sealed, created_at: at }) => {
      const keys = openKeys(this.encryptor, sealed, id);
      return keys ? [{ id, userId, sessionId, ...keys, createdAt: at.getTime() }] : [];
    });
  }

  async remove(id: string, userId: string): Promise<boolean> {
    return isId(id) && (await this.db.one(REMOVE, [id, userId])) !== undefined;
  }

  async removeOfSessions(ended: readonly EndedSessions[], within: Tx): Promise<void> {
    const rows = ended.map(({ userId, sessionIds }) => ({ user_id: userId, session_ids: sessionIds }));
    await sqlOf(within).read(REMOVE_OF_SESSIONS, [JSON.stringify(rows)]);
  }

  async removeOfUsers(userIds: readonly string[], within: Tx): Promise<void> {
    const tx = sqlOf(within);
    await tx.read(LOCK_USERS, [userIds]);
    await tx.read(NOTE_GONE, [userIds.filter(isId)]);
    await tx.read(REMOVE_OF_USERS, [userIds]);
  }
}

/** Undefined where they were sealed under a secret that is gone. */
export function openKeys(encryptor: Encryptor, sealed: Buffer, tokenId: string): Keys | undefined {
  return encryptor.open(sealed, tokenId) as Keys | undefined;
}

import { sqlOf } from '../database/session';
import type { Tx } from '../tx';

/** Deletes the stored responses of deleted users, which contain their words (docs/privacy.md). */
export async function forgetAnswers(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sqlOf(tx).read(
    `delete from idempotency i using unnest($1::text[]) as gone (id)
      where i.actor = 'user:' || gone.id or i.actor like 'card:' || gone.id || ':%'`,
    [userIds],
  );
}

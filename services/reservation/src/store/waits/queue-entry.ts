import { reached } from '@kashikari/platform';
import { containsInstant, reaches } from '@kashikari/kernel';
import type { SqlTx } from '@kashikari/platform';
import type { Viewer } from '../../app/ports';
import type { QueueEntry } from '../../app/ports/waits';
import type { Relation } from '../../domain/join-queue';
import { newWait, wantedClaim, type NewWait } from '../../domain/wait';
import { instant, rangeText } from '../booking/booking-row';
import { ROOM } from '../booking/change-booking';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from '../goods/terms-row';

const RELATION = `standing($1::uuid, $2::uuid, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
  l.prevent_public_access) as stands`;

const FROM = 'from good g join account l on l.id = g.owner_id where g.id = $3';

/** Relation of the viewer (`$1`, card's group `$2`) to a good of the lenders reached (`$4`). */
export const STANDS = {
  name: 'stands-to-good',
  text: `select ${RELATION} ${FROM} and ${reached('g.owner_id', '$4')}`,
};

const ENTRY = {
  name: 'queue-entry',
  text: `select to_jsonb(g) as good, to_jsonb(l) as lender, ${RELATION} ${FROM}`,
};

interface EntryRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly stands: Relation;
}

/** Returns a locked good, the user's relation to it, and the availability of the wanted range. */
export async function readEntry(
  tx: SqlTx,
  wanted: NewWait,
  viewer: Viewer,
  now: number,
): Promise<QueueEntry | undefined> {
  const row = await tx.one<EntryRow>(ENTRY, [viewer.userId, viewer.cardGroupId, wanted.goodId]);
  if (!row || !reaches(viewer, row.lender.id)) return undefined;
  const [good, lender] = [goodFrom(row.good), lenderFrom(row.lender)];
  const { span, claim } = wantedClaim(newWait(wanted, lender.zone, now), good, lender, now);
  const room = await tx.one<{ refusal: unknown }>(ROOM, [
    good.id,
    good.quantity,
    good.isExclusive,
    lender.manageHandOver,
    wanted.quantity,
    [rangeText(claim)],
    containsInstant(span, now),
    instant(now),
    null,
  ]);
  return { good, lender, stands: row.stands, hasRoom: !room?.refusal };
}

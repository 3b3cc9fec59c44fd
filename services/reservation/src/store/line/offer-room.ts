import { groupedBy } from '@kashikari/kernel';
import type { Outbox, SqlTx } from '@kashikari/platform';
import { offersTo, type Candidate } from '../../domain/offers';
import { occupantsOf } from '../../domain/auto-extend';
import type { Good, Lender } from '../../domain/good';
import type { Relation } from '../../domain/join-queue';
import { instant } from '../booking/booking-row';
import { readLines } from './read-line';
import { holdFor, saveWaits } from '../waits/save-waits';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from '../goods/terms-row';
import { WAIT_COLUMNS, waitFrom, type WaitRow } from '../waits/wait-row';
import { waitChanged } from '../waits/outbox-wait';

/**
 * Waits for these goods, with the relation of each user to the good and the units that they hold of the lender; `$2` is
 * now.
 */
const CANDIDATES = {
  name: 'candidates-of-goods',
  text: `select ${WAIT_COLUMNS}, to_jsonb(g) as good, to_jsonb(l) as lender,
      standing(w.user_id, null, g.owner_id, g.group_ids, g.is_public, g.is_public_use, l.prevent_public_access) as stands,
      case when l.max_supplies is null then 0 else (select count(*)::int from booking b
        where b.borrower_id = w.user_id and b.lender_id = l.id and b.live and b.returned_at is null
          and is_open(b, $2, l.manage_hand_over)
          and (l.limit_supply_regardless_of_date or b.start_at < w.end_at and b.end_at > w.start_at)) end as held
    from wait w join good g on g.id = w.good_id join account l on l.id = g.owner_id
    where w.good_id = any ($1::uuid[]) and w.state = 'waiting' order by w.created_at, w.id`,
};

interface CandidateRow extends WaitRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly stands: Relation;
  readonly held: number;
}

/**
 * Offers free units of goods that this transaction has locked to the people who wait. Units are held for an offer
 * before others can see them as free. Held units count for no borrower's limit, so the goods are independent of each
 * other.
 */
export async function offerRoom(
  tx: SqlTx,
  outbox: Outbox,
  goodIds: readonly string[],
  now: number,
): Promise<void> {
  if (goodIds.length === 0) return;
  const rows = await tx.read<CandidateRow>(CANDIDATES, [goodIds, instant(now)]);
  const queues = queuesOf(rows);
  if (queues.length === 0) return;
  const lines = await readLines(tx, queues, now);
  const asked = queues.flatMap(({ good, lender, waiting }) => {
    const occupants = occupantsOf(lines.get(good.id)!, '');
    return offersTo({ good, lender, occupants, waiting, now }).map((offer) => ({ offer, good, lender }));
  });
  if (asked.length === 0) return;
  await holdFor(
    tx,
    asked.map(({ offer, lender }) => ({ ...offer, lenderId: lender.id })),
    now,
  );
  await saveWaits(
    tx,
    asked.map(({ offer }) => offer.wait),
  );
  const events = asked.map(({ offer: { wait, claim }, good }) => waitChanged(wait, good, null, claim));
  await outbox.append(tx, ...events);
}

interface Queue {
  readonly good: Good;
  readonly lender: Lender;
  readonly waiting: readonly Candidate[];
}

/** Groups the waits by good. */
function queuesOf(rows: readonly CandidateRow[]): Queue[] {
  return [...groupedBy(rows, (row) => row.good_id).values()].map((own) => ({
    good: goodFrom(own[0]!.good),
    lender: lenderFrom(own[0]!.lender),
    waiting: own.map((row) => ({ wait: waitFrom(row), stands: row.stands, held: row.held })),
  }));
}

import type { Outbox, Tx } from '@kashikari/platform';
import { askInTurn, type Candidate } from '../domain/ask-in-turn';
import { occupantsOf } from '../domain/auto-extend';
import type { Stands } from '../domain/join-queue';
import { instant } from './booking-row';
import { readLine } from './read-line';
import { holdFor, saveWaits } from './save-waits';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';
import { WAIT_COLUMNS, waitFrom, type WaitRow } from './wait-row';
import { waitChanged } from './wait-event';

/** Who waits for a good, with what it is to it, and how much of the lender's it holds; `$2` is now. */
const CANDIDATES = {
  name: 'candidates-of-good',
  text: `select ${WAIT_COLUMNS}, to_jsonb(g) as good, to_jsonb(l) as lender,
      standing(w.user_id, null, g.owner_id, g.group_ids, g.is_public, g.is_public_use, l.prevent_public_access) as stands,
      case when l.max_supplies is null then 0 else (select count(*)::int from booking b
        where b.borrower_id = w.user_id and b.lender_id = l.id and b.live and b.returned_at is null
          and is_open(b, $2, l.manage_hand_over)
          and (l.limit_supply_regardless_of_date or b.start_at < w.end_at and b.end_at > w.start_at)) end as held
    from wait w join good g on g.id = w.good_id join account l on l.id = g.owner_id
    where w.good_id = $1 and w.state = 'waiting' order by w.created_at, w.id`,
};

interface CandidateRow extends WaitRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly stands: Stands;
  readonly held: number;
}

/**
 * Room may have appeared in goods that this transaction has locked: whoever waits is asked, and what it is asked for is
 * held, before anybody else can see the room.
 */
export async function askForGoods(
  tx: Tx,
  outbox: Outbox,
  goodIds: readonly string[],
  now: number,
): Promise<void> {
  for (const goodId of goodIds) {
    const rows = await tx.read<CandidateRow>(CANDIDATES, [goodId, instant(now)]);
    const [first] = rows;
    if (!first) continue;
    const [good, lender] = [goodFrom(first.good), lenderFrom(first.lender)];
    const line = await readLine(tx, { good, lender, now });
    const waiting: Candidate[] = rows.map((row) => ({
      wait: waitFrom(row),
      stands: row.stands,
      held: row.held,
    }));
    const offers = askInTurn({ good, lender, occupants: occupantsOf(line, ''), waiting, now });
    if (offers.length === 0) continue;
    await holdFor(tx, offers, lender.id, now);
    await saveWaits(
      tx,
      offers.map(({ wait }) => wait),
    );
    await outbox.append(tx, ...offers.map(({ wait, claim }) => waitChanged(wait, good, null, claim)));
  }
}

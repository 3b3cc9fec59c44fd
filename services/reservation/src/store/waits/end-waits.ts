import type { SqlTx } from '@kashikari/platform';
import type { WaitsOf } from '../../app/ports/waits';
import type { WaitContext } from '../../domain/shown-wait';
import type { Wait } from '../../domain/wait';
import { LOCK_GOODS } from '../booking/change-booking';
import { WAIT_CONTEXT, waitContextFrom, type WaitContextRow } from './wait-context-row';

const LIVE = `w.state in ('waiting', 'offered')`;

const OF = {
  ofGood: { name: 'live-waits-of-good', text: `${WAIT_CONTEXT} where w.good_id = $3 and ${LIVE}` },
  ofUser: { name: 'live-waits-of-user', text: `${WAIT_CONTEXT} where w.user_id = $3 and ${LIVE}` },
} as const;

/** Ends all live waits of a good or a person by a rule, alone on the goods; `write` writes them. */
export async function endWaits(
  tx: SqlTx,
  of: WaitsOf,
  now: number,
  rule: (wait: Wait) => Wait | null,
  write: (tx: SqlTx, ended: Pick<WaitContext, 'wait' | 'good'>[]) => Promise<void>,
): Promise<void> {
  const [[which, id]] = Object.entries(of) as [[keyof typeof OF, string]];
  const read = () => tx.read<WaitContextRow>(OF[which], [null, null, id]);
  const found = await read();
  if (found.length === 0) return;
  await tx.read(LOCK_GOODS, [[...new Set(found.map((row) => row.good_id))]]);
  // Read again, since offers may have been answered while this transaction waited for the locks.
  const ended = (await read()).flatMap((row) => {
    const { wait, good } = waitContextFrom(row, now);
    const after = rule(wait);
    return after ? [{ wait: after, good }] : [];
  });
  if (ended.length > 0) await write(tx, ended);
}

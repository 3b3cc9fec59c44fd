import { instantWriter } from '../mappers/times';
import { scheduleToWrite } from './schedule.mapper';
import type { Services } from '../clients/services';
import type { Call } from '@kashikari/kernel';

/** The days of a schedule: the first one, today in the lender's zone when empty, and how many. */
interface Window {
  readonly from: string;
  readonly days: number;
}

/** The schedules of goods that the caller may see, in the order given; of up to 25 by one query. */
export async function schedulesOf(
  services: Services,
  goodIds: readonly string[],
  window: Window,
  call: Call,
) {
  const answers = await Promise.all(
    partsOf([...new Set(goodIds)]).map((ids) =>
      services.schedules.getSchedules({ goodIds: ids, ...window }, call),
    ),
  );
  const instant = instantWriter();
  return answers.flatMap(({ schedules }) => schedules.map((one) => scheduleToWrite(one, instant)));
}

/** Goods whose schedules are read by one query. More are read side by side: PostgreSQL works on each with another core. */
const MAX_IN_ONE = 25;

function partsOf(goodIds: readonly string[]): string[][] {
  const count = Math.ceil(goodIds.length / MAX_IN_ONE);
  const size = Math.ceil(goodIds.length / count);
  return Array.from({ length: count }, (_, part) => goodIds.slice(part * size, (part + 1) * size));
}

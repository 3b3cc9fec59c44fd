import { useTranslation } from '@kashikari/web-kit';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSchedules } from '../../../api/list-schedules';
import { lentRange, type LendRequest } from '../rules/lent-range';
import { CounterSteps } from './counter-steps';
import { LendCard } from './lend-card';
import { PeopleList } from './people-list';
import { PersonCard } from './person-card';
import { TrayList } from './tray-list';
import { useCounter } from './use-counter';
import { Wedge } from './wedge';

/** A week, as most lenders write on their slips; an hour of a room. */
const USUAL: LendRequest = { days: 7, quarters: 4, hours: null };

/** The done things stand for so long, then the next person may come (design README, "Counter"). */
const DONE_MS = 20_000;

/** The field on top; the person and the things under it, the days and the one button beside them. */
export function Counter({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('bookings');
  const counter = useCounter(groupId);
  const { person, rows, next } = counter;
  const [typed, setTyped] = useState('');
  const [wish, setWish] = useState(USUAL);
  const match = useDeferredValue(typed);
  const schedules = useSchedules(rows.map(({ good }) => good.id)).data;
  const open = rows.filter(({ state }) => state === 'ready');
  const ranges = new Map(
    open.flatMap(({ good }) => {
      const schedule = schedules?.get(good.id);
      const range = schedule && lentRange(schedule, good.is_exclusive, wish, Date.now());
      return range ? [[good.id, range] as const] : [];
    }),
  );
  const byHour = open.flatMap(({ good }) => (good.is_hourly ? (schedules?.get(good.id) ?? []) : []));
  const done = person !== null && rows.length > 0 && rows.every(({ state }) => state === 'lent');
  const finish = () => counter.finish(ranges);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(next, DONE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <div className="ctr">
      <CounterSteps at={done ? 3 : person ? 2 : 1} />
      <div>
        <Wedge
          hint={t(person ? 'counter.scanThing' : 'counter.scanPerson')}
          onTyped={setTyped}
          onCode={(code) => void counter.read(code)}
          onEmpty={() => (done ? next() : person && void finish())}
          onEscape={counter.lastOff}
        />
        <p className="ctsaid" role="status">
          {counter.said}
        </p>
      </div>
      {person ? (
        <div className="ctr two">
          <div className="ctcol">
            <PersonCard person={person} onChange={next} />
            <TrayList
              rows={rows}
              ranges={ranges}
              known={schedules}
              onRemove={counter.remove}
              onSwap={(row, otherId) => void counter.swap(row, otherId)}
            />
          </div>
          <LendCard
            wish={wish}
            onWish={setWish}
            byDay={open.length === 0 || open.some(({ good }) => !good.is_hourly)}
            byHour={byHour}
            count={ranges.size}
            done={done}
            busy={counter.sending}
            onLend={() => void finish()}
            onNext={next}
          />
        </div>
      ) : (
        <>
          {rows.length > 0 && (
            <TrayList
              rows={rows}
              ranges={ranges}
              known={schedules}
              onRemove={counter.remove}
              onSwap={() => undefined}
            />
          )}
          <PeopleList groupId={groupId} match={match} onChoose={counter.choose} />
        </>
      )}
    </div>
  );
}

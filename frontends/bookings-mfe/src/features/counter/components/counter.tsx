import { Glyph, useTranslation } from '@kashikari/web-kit';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useSchedules } from '../../../api/list-schedules';
import { useSuggestions } from '../api/use-suggestions';
import type { CounterMode } from '../rules/counter-mode';
import type { LendRequest } from '../rules/lent-range';
import { lentRows } from '../rules/lent-rows';
import { goesOut } from '../rules/tray';
import { CounterSteps } from './counter-steps';
import { LendCard } from './lend-card';
import { ModeSwitch } from './mode-switch';
import { PeopleList } from './people-list';
import { PersonCard } from './person-card';
import { TrayList } from './tray-list';
import { UnknownWays } from './unknown-ways';
import { useCounter } from './use-counter';
import { Slip } from './slip';
import { useOpening } from './use-opening';
import { useSettled } from '../../../use-settled';
import type { CounterStart } from './use-start';
import { Wedge } from './wedge';

/** A week, as most lenders write on their slips; an hour of a room. */
const USUAL: LendRequest = { days: 7, quarters: 4, hours: null };

/** The time in milliseconds for which a finished lending is shown before the next person (design README, "Counter"). */
const DONE_MS = 20_000;

/**
 * The counter: the field at the top, the person and the goods below it, the days and the primary button beside them.
 */
export function Counter({ groupId, start }: { readonly groupId: string; readonly start: CounterStart }) {
  const { t } = useTranslation('bookings');
  const [mode, setMode] = useState<CounterMode>(start.code === null ? 'auto' : 'lend');
  const counter = useCounter(groupId, mode);
  const { person, next } = counter;
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [wish, setWish] = useState(USUAL);
  const choosesPerson = !counter.person && mode !== 'return';
  const found = useSuggestions(groupId, useSettled(typed), choosesPerson);
  const schedules = useSchedules(counter.rows.map(({ good }) => good.id)).data;
  const rows = lentRows(counter.rows, schedules, wish, Date.now());
  const open = rows.filter(({ row }) => row.state === 'ready');
  const byHour = open.flatMap(({ row, schedule }) => (row.good.is_hourly && schedule ? [schedule] : []));
  const going = counter.rows.filter(goesOut);
  const done = person !== null && going.length > 0 && going.every(({ state }) => state === 'lent');
  const finish = () => counter.finish(rows);
  useOpening(start, counter);

  function take(id: string): void {
    const somebody = found.people.find((one) => one.id === id);
    const good = found.goods.find((one) => one.id === id);
    if (somebody) counter.choose(somebody);
    else if (good) void counter.take(good);
  }

  /** A scanner types where the focus is: after a press on a stepper that is the field again. Keys stay where they are. */
  function backToField({ detail, target }: MouseEvent): void {
    const step = (target as HTMLElement).closest('.step');
    if (step && detail > 0) root.current?.querySelector<HTMLElement>('.wedge input')?.focus();
  }

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(next, DONE_MS);
    return () => clearTimeout(timer);
  });

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for pointers
    <div className="ctr" ref={root} onClick={backToField}>
      <ModeSwitch mode={mode} onMode={setMode} />
      {mode !== 'return' && <CounterSteps at={done ? 3 : person ? 2 : 1} />}
      <div>
        <Wedge
          hint={t(hintOf(mode, person !== null))}
          onTyped={setTyped}
          found={typed ? found : undefined}
          onFound={take}
          onCode={counter.read}
          onEmpty={() => (done ? next() : person && void finish())}
          onEscape={counter.lastOff}
        />
        <p className={counter.bad ? 'ctsaid bad' : 'ctsaid'} role="status">
          {counter.bad && <Glyph state="overdue" />}
          {counter.said}
        </p>
        {counter.unknown && <UnknownWays groupId={groupId} {...counter.unknown} />}
      </div>
      {person ? (
        <div className="ctr two">
          <div className="ctcol">
            <PersonCard person={person} onChange={next} />
            <TrayList rows={rows} mode={mode} wish={wish} counter={counter} />
          </div>
          {done && <Slip borrower={person.name} rows={rows.filter(({ row }) => goesOut(row))} />}
          <LendCard
            wish={wish}
            onWish={setWish}
            byDay={open.length === 0 || open.some(({ row }) => !row.good.is_hourly)}
            byHour={byHour}
            count={open.filter(({ range }) => range).length}
            done={done}
            busy={counter.sending}
            onLend={() => void finish()}
            onNext={next}
          />
        </div>
      ) : (
        <>
          {(rows.length > 0 || mode === 'return') && (
            <TrayList rows={rows} mode={mode} wish={wish} counter={counter} />
          )}
          {choosesPerson && !typed && <PeopleList groupId={groupId} onChoose={counter.choose} />}
        </>
      )}
    </div>
  );
}

/** Returns the translation key of the hint that says what to scan next. */
function hintOf(mode: CounterMode, somebody: boolean) {
  if (mode === 'return') return 'counter.scanBack';
  if (somebody) return 'counter.scanThing';
  return mode === 'lend' ? 'counter.scanAny' : 'counter.scanPerson';
}

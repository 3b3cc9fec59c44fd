import { Link, StateChip, useTranslation } from '@kashikari/web-kit';
import { Fragment, type ReactNode } from 'react';
import type { GoodAnswer } from '../../../api/get-good';
import type { ScheduleView } from '../../../api/list-schedules';
import { FACTS } from '../../../good-fields';
import { nowOf, useNowWords } from '../../../availability-now';

interface Props {
  readonly found: GoodAnswer;
  readonly schedule: ScheduleView | undefined;
}

/** Today's state, the description with its hashtags, and the facts in a list. Empty facts are left out. */
export function GoodFacts({ found: { good, users }, schedule }: Props) {
  const { t } = useTranslation('goods');
  const lender = users.find((user) => user.id === good.owner_id)?.name;
  const facts: [string, ReactNode][] = [
    [t('facts.location'), good.location],
    [t('facts.quantity'), good.quantity > 1 && String(good.quantity)],
    [t('facts.length'), good.max_days !== null && t('facts.maxDays', { count: good.max_days })],
    [t('facts.margin'), good.margin_days > 0 && t('facts.marginDays', { count: good.margin_days })],
    [t('facts.unit'), good.is_hourly && t('facts.hourly')],
    ...FACTS.map((name): [string, ReactNode] => [t(`facts.${name}`), good[name]]),
    [t('facts.lender'), lender],
  ];
  return (
    <div className="gfacts">
      {schedule && <TodayChip schedule={schedule} referenceOnly={good.for_reference_only} />}
      {good.description && <p className="t2 pre">{linked(good.description)}</p>}
      <dl className="kv">
        {facts.map(([name, value]) =>
          value ? (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ) : null,
        )}
      </dl>
    </div>
  );
}

function TodayChip({
  schedule,
  referenceOnly,
}: {
  readonly schedule: ScheduleView;
  readonly referenceOnly: boolean;
}) {
  const { state, words } = useNowWords(nowOf(schedule, Date.now()), referenceOnly);
  return (
    <StateChip state={state} chip>
      {words}
    </StateChip>
  );
}

/** A description whose `#hashtags` lead to what else has them. */
function linked(description: string): ReactNode[] {
  return description.split(/([#＃][\p{L}\p{N}_ー]+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <Link key={index} to={`/search?match=${encodeURIComponent(part.slice(1))}`}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

import { Link, StateChip, useTranslation } from '@kashikari/web-kit';
import { Fragment, type ReactNode } from 'react';
import type { GoodAnswer } from '../../../api/get-good';
import type { ScheduleView } from '../../../api/list-schedules';
import { nowOf, useNowWords } from '../../../availability-now';
import { useFacts } from './fact-list';

interface Props {
  readonly found: GoodAnswer;
  readonly schedule: ScheduleView | undefined;
}

/** Today's state, the description with its hashtags, and the facts in a list. Empty facts are left out. */
export function GoodFacts({ found, schedule }: Props) {
  const { t } = useTranslation('kit');
  const facts = useFacts(found);
  const { good } = found;
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
      {good.settlement === 'direct' && <p className="sm t2">{t('price.direct')}</p>}
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
      <Link key={index} className="htag" to={`/search?tag=${encodeURIComponent(part.slice(1))}`}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

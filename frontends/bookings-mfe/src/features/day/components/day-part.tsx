import { Button, Glyph, Link, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useId, useState } from 'react';
import { type DayAnswer, type DayFilter, type PartName, PER_PART, useRestOfPart } from '../api/get-day';
import { addressWith } from '../rules/day-address';
import type { Choice } from '../../../chosen/use-choice';
import { DayRow } from './day-row';

interface Props {
  readonly part: PartName;
  readonly found: DayAnswer;
  readonly filter: DayFilter;
  readonly isToday: boolean;
  readonly choice: Choice;
}

/** One part of the day with its heading and count; nothing when it is empty. More than 100 rows load on. */
export function DayPart({ part, found, isToday, ...rest }: Props) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const { total } = found.day[part];
  if (total === 0) return null;
  const title = t(`day.part.${part}${isToday ? '' : 'Other'}`);
  const rows = <PartRows part={part} found={found} {...rest} />;
  if (part === 'settled') {
    return (
      <details id={part} className="card daysettled">
        <summary>
          <h2 tabIndex={-1}>
            {title} <span className="n">{total}</span>
          </h2>
        </summary>
        {rows}
      </details>
    );
  }
  return (
    <section id={part} className="daypart" aria-labelledby={id}>
      <div className="row sp">
        <h2 id={id} tabIndex={-1}>
          {part === 'late' && <Glyph state="overdue" />}
          {title} <span className="n">{total}</span>
        </h2>
        <PartAside part={part} />
      </div>
      {rows}
    </section>
  );
}

/** The sort order of the rows, or the link to the pick list. */
function PartAside({ part }: { readonly part: PartName }) {
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
  if (part === 'check') return null;
  if (part === 'starts')
    return (
      <Link className="sm" to={addressWith(params, { view: 'pick' })}>
        {t('day.pick.open')}
      </Link>
    );
  return <span className="meta">{t(part === 'late' ? 'day.longest' : 'day.byTime')}</span>;
}

function PartRows({ part, found, filter, choice }: Omit<Props, 'isToday'>) {
  const { t } = useTranslation('bookings');
  const [wanted, setWanted] = useState(false);
  const { total } = found.day[part];
  const more = useRestOfPart(filter, part, total, wanted);
  const answers = [found, ...(more.data?.pages ?? [])];
  // A row may have moved from page to page between two reads.
  const bookings = [
    ...new Map(answers.flatMap(({ day }) => day[part].bookings).map((one) => [one.id, one])).values(),
  ];
  const goods = new Map(answers.flatMap((one) => one.goods).map((good) => [good.id, good]));
  const users = new Map(answers.flatMap((one) => one.users).map((user) => [user.id, user]));
  return (
    <>
      <ul className="card list daylist">
        {bookings.map((booking) => (
          <DayRow
            key={booking.id}
            part={part}
            booking={booking}
            borrower={users.get(booking.user_id ?? '')?.name}
            thumbnail={goods.get(booking.good_id)?.thumbnail_url}
            place={goods.get(booking.good_id)?.location}
            choice={choice}
          />
        ))}
      </ul>
      {total > PER_PART && (!wanted || more.hasNextPage) && (
        <Button
          full
          busy={more.isFetching}
          onClick={() => (wanted ? void more.fetchNextPage() : setWanted(true))}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

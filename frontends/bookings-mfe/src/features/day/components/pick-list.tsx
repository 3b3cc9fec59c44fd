import {
  Button,
  ButtonLink,
  Empty,
  PageHeader,
  formatDay,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { type DayAnswer, PER_PART, useRestOfPart } from '../api/get-day';
import { addressWith } from '../rules/day-address';
import { type PickRow, byPlace } from '../rules/pick-list';
import type { useDayFilter } from '../use-day-filter';
import { PickItem } from './pick-item';
import './pick-list.css';

interface Props {
  readonly found: DayAnswer;
  readonly shown: ReturnType<typeof useDayFilter>;
}

/** `today?view=pick`: the bookings that start on the day, by place and title, to print or to mark as prepared. */
export function PickList({ found, shown: { params, filter, day, today } }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const [wanted, setWanted] = useState(false);
  const { total } = found.day.starts;
  const more = useRestOfPart(filter, 'starts', total, wanted);
  const places = byPlace([found, ...(more.data?.pages ?? [])], locale);
  const back = addressWith(params, { view: null });
  const date = formatDay(day, locale, today);
  return (
    <div className="picklist">
      <PageHeader
        title={t('day.pick.title', { day: date })}
        back={{ to: back, label: day === today ? t('day.title') : date }}
      >
        <p className="t2 sm noprint">{t('day.pick.hint')}</p>
      </PageHeader>
      {total === 0 ? (
        <Empty
          title={t('day.pick.nothing')}
          actions={<ButtonLink to={back}>{t('day.pick.back')}</ButtonLink>}
        />
      ) : (
        <Button onClick={() => window.print()}>{t('day.pick.print')}</Button>
      )}
      {places.map(([place, rows]) => (
        <Place key={place} name={place || t('day.pick.noPlace')} rows={rows} />
      ))}
      {total > PER_PART && (!wanted || more.hasNextPage) && (
        <Button
          full
          busy={more.isFetching}
          onClick={() => (wanted ? void more.fetchNextPage() : setWanted(true))}
        >
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}

function Place({ name, rows }: { readonly name: string; readonly rows: readonly PickRow[] }) {
  return (
    <section className="sec">
      <h2>{name}</h2>
      <ul className="card list daylist">
        {rows.map((row) => (
          <PickItem key={row.booking.id} {...row} />
        ))}
      </ul>
    </section>
  );
}

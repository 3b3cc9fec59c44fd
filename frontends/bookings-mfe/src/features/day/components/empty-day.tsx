import { ButtonLink, Empty, formatDay, useLocale, useTranslation } from '@kashikari/web-kit';
import type { WeekDay } from '../api/get-day';

interface Props {
  readonly isToday: boolean;
  readonly week: readonly WeekDay[];
  addressOf(day: string): string;
}

/** A note for a day without bookings, with a link to the next day that has some. */
export function EmptyDay({ isToday, week, addressOf }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const next = week.find(({ starts, due }) => starts + due > 0);
  const day = next && formatDay(next.date, locale);
  return (
    <Empty
      title={t(isToday ? 'day.empty.today' : 'day.empty.other')}
      actions={
        <>
          {next && (
            <ButtonLink to={addressOf(next.date)} look="primary">
              {t('day.empty.see', { day })}
            </ButtonLink>
          )}
          <ButtonLink to="/bookings/counter">{t('day.empty.counter')}</ButtonLink>
        </>
      }
    >
      {next ? t('day.empty.next', { day, due: next.due, starts: next.starts }) : t('day.empty.nothing')}
    </Empty>
  );
}

import { formatNumber, useLocale, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import type { PersonAnswer } from '../api/get-user';
import { percent } from '../percent';

interface Props {
  readonly user: PersonAnswer['user'];
  readonly record: NonNullable<PersonAnswer['record']>;
  /** True if it is the caller's own record. */
  readonly own: boolean;
}

/** The number of bookings in a year and the share of late returns, with the way it is computed. */
export function RecordPart({ user, record: { ended_count: ended, late_count: late }, own }: Props) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const id = useId();
  const count = (number: number) => t('person.count', { count: number });
  const rate = user.overdue_rate;
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{t(own ? 'person.ownRecord' : 'person.record')}</h2>
        <span className="meta">{t('person.year')}</span>
      </div>
      <dl className="card psfigs">
        <div>
          <dt>{t('person.bookings')}</dt>
          <dd>{formatNumber(user.bookings_count ?? 0, locale)}</dd>
        </div>
        <div>
          <dt>{t('person.ended')}</dt>
          <dd>{formatNumber(ended, locale)}</dd>
        </div>
        <div>
          <dt>{t('person.late')}</dt>
          <dd>{rate === null ? '–' : percent(rate, locale)}</dd>
        </div>
      </dl>
      <p className="hint">
        {late === null ? t('person.few') : t('person.hint', { late: count(late), ended: count(ended) })}
      </p>
    </section>
  );
}

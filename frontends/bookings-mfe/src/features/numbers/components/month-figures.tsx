import { Link, formatNumber, useLocale, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { type UsageLine, type UsageScope, useOutNow } from '../api/get-usage';
import { percent, totalOf } from '../rules/figures';
import { monthName } from '../rules/months';
import { Amount } from './amount';

interface Props {
  readonly scope: UsageScope;
  /** The months up to the shown one, which is the last. */
  readonly lines: readonly UsageLine[];
  readonly isRunning: boolean;
}

/**
 * Four figures of a month: lent, out, late, on time. The current month also shows the numbers that are out and late
 * now.
 */
export function MonthFigures({ scope, lines, isRunning }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const [previous, month] = [lines.at(-2), lines.at(-1)];
  const { lent, daysOut, onTime, late, ended, onTimeRate } = totalOf(month ? [month] : []);
  const number = (value: number) => formatNumber(value, locale);
  return (
    <dl className="card nmfigs">
      <Figure
        name={t(isRunning ? 'numbers.figure.lentNow' : 'numbers.figure.lent')}
        value={t('numbers.loans', { count: lent })}
      >
        {previous &&
          t('numbers.figure.previous', {
            month: monthName(previous.key, locale),
            loans: t('numbers.loans', { count: previous.lent }),
          })}
      </Figure>
      {isRunning ? (
        <Now scope={scope} />
      ) : (
        <>
          <Figure name={t('numbers.col.days_out')} value={t('numbers.days', { count: daysOut })} />
          <Figure name={t('numbers.col.late')} value={t('numbers.loans', { count: late })} />
        </>
      )}
      <Figure name={t('numbers.figure.onTime')} value={percent(onTimeRate, locale)}>
        {ended > 0 && t('numbers.figure.onTimeOf', { onTime: number(onTime), ended: number(ended) })}
      </Figure>
    </dl>
  );
}

/** The numbers of bookings that are out and late now; a placeholder until they load. */
function Now({ scope }: { readonly scope: UsageScope }) {
  const { t } = useTranslation('bookings');
  const now = useOutNow(scope);
  const shown = (count: number | undefined) =>
    count === undefined
      ? t(now.isError ? 'numbers.figure.unknown' : 'numbers.figure.reading')
      : t('numbers.loans', { count });
  return (
    <>
      <Figure name={t('numbers.figure.out')} value={shown(now.data?.out)}>
        {t('numbers.figure.outHint')}
      </Figure>
      <Figure name={t('numbers.col.late')} value={shown(now.data?.late)}>
        <Link to={todayOf(scope)}>{t('numbers.figure.openToday')}</Link>
      </Figure>
    </>
  );
}

/** The day page of the same lender. A group's late bookings are among those of all its lenders. */
const todayOf = ({ lender_id: lender }: UsageScope): string =>
  lender ? `/today?lender=${lender}` : '/today';

function Figure({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount text={value} />
        {children && <span className="meta blk">{children}</span>}
      </dd>
    </div>
  );
}

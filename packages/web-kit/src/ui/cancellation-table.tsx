import { browserZone } from '../format/browser-zone';
import { formatDay } from '../format/day';
import { dayIn, formatTime } from '../format/instant';
import { formatMoney } from '../format/number';
import type { Locale } from '../i18n/locale';
import type { Translate } from '../i18n/texts';
import { useLocale } from '../i18n/use-locale';
import { useTranslation } from '../i18n/use-translation';
import type { QuoteStep } from './quote';
import './quote.css';

interface Props {
  /** Steps in order of time; the first applies now. */
  readonly steps: readonly QuoteStep[];
  /** Yen that were paid or will be, tax included. */
  readonly total: number;
  /** Time zone of the booking, in which its days are counted. */
  readonly zone: string;
}

/** Returns true if a day of the zone begins at that instant. */
const isMidnight = (instant: number, zone: string) => dayIn(zone, instant - 1) !== dayIn(zone, instant);

function instantText(instant: number, zone: string, locale: Locale): string {
  return `${formatDay(dayIn(zone, instant), locale)} ${formatTime(instant, zone, locale)}`;
}

/** The period of a step: until its last minute, on one whole day, or from its first day on. */
function periodOf(
  from: string | null | undefined,
  until: string | null,
  { zone, locale, t }: { readonly zone: string; readonly locale: Locale; readonly t: Translate },
): string {
  const first = from ? Date.parse(from) : null;
  const last = until === null ? null : Date.parse(until) - 1;
  const isFromMidnight = first !== null && isMidnight(first, zone);
  if (last === null && first === null) return t('quote.anyTime');
  if (last === null) {
    const time = isFromMidnight
      ? formatDay(dayIn(zone, first), locale)
      : instantText(first as number, zone, locale);
    return t('quote.from', { time });
  }
  const isOneDay = isFromMidnight && isMidnight(last + 1, zone) && dayIn(zone, first) === dayIn(zone, last);
  if (isOneDay) return formatDay(dayIn(zone, last), locale);
  return t('quote.until', { time: instantText(last, zone, locale) });
}

/** Refunds of a priced booking by the time of cancelling, the current period first. */
export function CancellationTable({ steps, total, zone }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const money = (yen: number) => formatMoney(yen, 'JPY', locale);
  return (
    <>
      <table className="quote refunds">
        <caption className="vh">{t('quote.refunds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('quote.when')}</th>
            <th scope="col">{t('quote.percent')}</th>
            <th scope="col">{t('quote.refund')}</th>
            <th scope="col">{t('quote.kept')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ until, percent, refund }, index) => (
            <tr key={percent} aria-current={index === 0 ? 'time' : undefined}>
              <th scope="row">{periodOf(steps[index - 1]?.until, until, { zone, locale, t })}</th>
              <td>{percent}%</td>
              <td>{money(refund)}</td>
              <td>{money(total - refund)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {browserZone() !== zone && <p className="hint">{t('quote.zone', { zone })}</p>}
    </>
  );
}

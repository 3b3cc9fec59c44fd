import { Button, Stepper, addDays, dayIn, formatDay, useLocale, useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly days: number;
  onDays(days: number): void;
  /** Things that would go out. */
  readonly count: number;
  readonly done: boolean;
  readonly busy: boolean;
  onLend(): void;
  onNext(): void;
}

/** The longest that is stepped to, days. */
const MOST_DAYS = 60;

/** The day of return, and the one button; when all is lent, the way to the next person. */
export function LendCard({ days, onDays, count, done, busy, onLend, onNext }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (done) {
    return (
      <aside className="card pad ctlend">
        <p className="big">{t('counter.allLent')}</p>
        <p className="sm t2">{t('counter.nextHint')}</p>
        <Button look="primary" full onClick={onNext}>
          {t('counter.next')}
        </Button>
      </aside>
    );
  }
  return (
    <aside className="card pad ctlend">
      <div>
        <div className="meta">{t('counter.back')}</div>
        <div className="big">{formatDay(addDays(dayIn(zone), days - 1), locale)}</div>
      </div>
      <Stepper label={t('counter.days')} value={days} max={MOST_DAYS} onChange={onDays} />
      <Button look="primary" full busy={busy} disabled={count === 0} onClick={onLend}>
        {t('counter.lend', { count })}
      </Button>
      <p className="hint">{t('counter.keys')}</p>
    </aside>
  );
}

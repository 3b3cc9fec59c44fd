import type { BookingRange } from '@kashikari/availability';
import {
  type ScheduleView,
  Button,
  Icon,
  IconButton,
  IconX,
  Picture,
  StateChip,
  errorText,
  formatDay,
  formatHours,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { TrayRow as Row } from '../rules/tray';

interface Props {
  readonly row: Row;
  /** For how long it goes out; undefined where it can't, or is not known yet. */
  readonly range: BookingRange | undefined;
  readonly schedule: ScheduleView | undefined;
  onRemove(): void;
  onSwap(otherId: string): void;
}

/** One thing: whether and until when it goes out, or why not, with its ways out in the row itself. */
export function TrayRow({ row, range, schedule, onRemove, onSwap }: Props) {
  const { t } = useTranslation('bookings');
  const { good, state, error } = row;
  const open = state === 'ready' || state === 'refused';
  const equal = (error?.params.equal_goods ?? []) as readonly {
    readonly id: string;
    readonly title: string;
  }[];
  return (
    <>
      <div className="lrow">
        <Picture id={good.id} url={good.thumbnail_url} />
        <div className="grow">
          <h3 className="clip2">{good.title}</h3>
          <div className="row wrap rowmeta">
            <Says row={row} range={range} schedule={schedule} />
          </div>
        </div>
        {open && (
          <IconButton label={t('bulk.out', { title: good.title })} onClick={onRemove}>
            <Icon of={IconX} />
          </IconButton>
        )}
      </div>
      {error && (
        <div className="row wrap ctways">
          {equal.map(({ id, title }) => (
            <Button key={id} small look="soft" onClick={() => onSwap(id)}>
              {t('bulk.swap', { title })}
            </Button>
          ))}
          <Button small look="quiet" onClick={onRemove}>
            {t('bulk.leave')}
          </Button>
        </div>
      )}
    </>
  );
}

function Says({ row: { state, error }, range, schedule }: Pick<Props, 'row' | 'range' | 'schedule'>) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (state === 'lent') return <StateChip state="mine">{t('counter.lent')}</StateChip>;
  if (state === 'taken_back') return <StateChip state="free">{t('state.returned')}</StateChip>;
  if (state === 'sending') return <span className="meta">{t('counter.sending')}</span>;
  if (error) return <StateChip state="full">{errorText(error)}</StateChip>;
  if (range && schedule) {
    const { time_zone: zone } = schedule;
    return (
      <>
        <StateChip state="free">{t('bulk.free')}</StateChip>
        <span className="meta">
          {range.unit === 'day'
            ? t('counter.until', { day: formatDay(range.endDate, locale) })
            : formatHours(range.startAt, range.endAt, zone, locale)}
        </span>
      </>
    );
  }
  return schedule ? <StateChip state="full">{t('counter.notNow')}</StateChip> : null;
}

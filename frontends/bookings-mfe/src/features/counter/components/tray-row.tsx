import {
  ApiError,
  Button,
  Icon,
  IconButton,
  IconX,
  Picture,
  StateChip,
  errorText,
  formatDay,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { TrayRow as Row } from '../rules/tray';

interface Props {
  readonly row: Row;
  /** The last day for which it can go out; undefined where it can't, or is not known yet. */
  readonly until: string | undefined;
  readonly known: boolean;
  onRemove(): void;
  onSwap(otherId: string): void;
}

/** One thing: whether and until when it goes out, or why not, with its ways out in the row itself. */
export function TrayRow({ row, until, known, onRemove, onSwap }: Props) {
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
            <Says row={row} until={until} known={known} />
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

function Says({ row: { good, state, error }, until, known }: Pick<Props, 'row' | 'until' | 'known'>) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (state === 'lent') return <StateChip state="mine">{t('counter.lent')}</StateChip>;
  if (state === 'taken_back') return <StateChip state="free">{t('state.returned')}</StateChip>;
  if (state === 'sending') return <span className="meta">{t('counter.sending')}</span>;
  if (error) return <StateChip state="full">{errorText(error)}</StateChip>;
  if (good.is_hourly) {
    return <StateChip state="closed">{errorText(new ApiError(400, 'bulk.hourly'))}</StateChip>;
  }
  if (until) {
    return (
      <>
        <StateChip state="free">{t('bulk.free')}</StateChip>
        <span className="meta">{t('counter.until', { day: formatDay(until, locale) })}</span>
      </>
    );
  }
  return known ? <StateChip state="full">{t('counter.notNow')}</StateChip> : null;
}

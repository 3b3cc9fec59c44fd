import type { BookingRange } from '@kashikari/availability';
import {
  ErrorNote,
  BookingBar,
  Button,
  type DayRange,
  Icon,
  IconPlus,
  LoadError,
  Skeleton,
  TextField,
  isApiError,
  isUndecided,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useSchedules } from '../../../api/list-schedules';
import { useWhen } from '../../../use-when';
import { useCreateBulk } from '../api/create-bulk';
import { missingOn } from '../rules/for-all';
import type { PickedGood } from '../rules/picked';
import { BulkDays } from './bulk-days';
import { BulkRow } from './bulk-row';
import { BulkAlternatives } from './bulk-alternatives';

interface Props {
  readonly goods: readonly PickedGood[];
  onGoods(goods: readonly PickedGood[]): void;
  onMore(): void;
}

/** The refetch interval in milliseconds that shows bookings made by others meanwhile. */
const ANEW = 20_000;

/** The days on one calendar for all, which are missing then, and the one button. */
export function BulkForm({ goods, onGoods, onMore }: Props) {
  const { t } = useTranslation('bookings');
  const [choice, setChoice] = useState<DayRange | null>(null);
  const [memo, setMemo] = useState('');
  const schedules = useSchedules(
    goods.map(({ id }) => id),
    ANEW,
  );
  const create = useCreateBulk();
  const navigate = useNavigate();
  const { say } = useFlash();
  const asked: ChosenDays | undefined = choice
    ? { unit: 'day', startDate: choice.start, endDate: choice.end ?? choice.start }
    : undefined;
  const known: NonNullable<typeof schedules.data> = schedules.data ?? new Map<string, never>();
  const zone = known.get(goods[0]?.id ?? '')?.time_zone ?? 'Asia/Tokyo';
  const when = useWhen(asked, zone);
  const undecided = !create.isPending && isUndecided(create.error) ? create.error : null;
  const refused = isApiError(create.error) && !create.isPending && !undecided ? create.error : null;
  const named = goods.filter(({ id }) => id === refused?.params.good_id);
  const missing = asked ? missingOn(asked, { goods, schedules: known }, Date.now()) : [];
  const without = [...missing, ...named.filter((good) => !missing.includes(good))];
  // Without a response it is unknown whether the goods are booked and which good conflicts, so the same request is
  // repeated.
  const impossible = !undecided && (without.length > 0 || refused !== null);

  if (schedules.isLoadingError) {
    return <LoadError error={schedules.error} onRetry={() => void schedules.refetch()} />;
  }
  if (schedules.isPending) return <Skeleton shape="block" />;

  function anew<T>(choose: (value: T) => void): (value: T) => void {
    return (value) => {
      create.reset();
      choose(value);
    };
  }
  const change = anew(onGoods);

  function send(): void {
    if (!asked) return;
    const { startDate, endDate } = asked;
    const good_ids = goods.map(({ id }) => id);
    create.mutate(
      { good_ids, start_date: startDate, end_date: endDate, ...(memo.trim() && { memo: memo.trim() }) },
      {
        onSuccess: ({ length }) => {
          say(t('bulk.done', { count: length }));
          navigate('/bookings', { replace: true });
        },
      },
    );
  }

  return (
    <>
      <BulkDays all={{ goods, schedules: known }} zone={zone} choice={choice} onChoice={anew(setChoice)} />
      {undecided && <ErrorNote error={undecided} />}
      {asked && impossible && (
        <BulkAlternatives
          all={{ goods, schedules: known }}
          asked={asked}
          missing={without}
          refused={refused}
          zone={zone}
          onDays={({ startDate, endDate }) => anew(setChoice)({ start: startDate, end: endDate })}
          onGoods={change}
        />
      )}
      <section className="sec" aria-labelledby="bulk-goods">
        <div className="row sp bulkall">
          <h2 id="bulk-goods">{t('bulk.goodsCount', { count: goods.length })}</h2>
          <Button small onClick={onMore}>
            <Icon of={IconPlus} size="s" />
            {t('bulk.more')}
          </Button>
        </div>
        <div className="card list bulkgrid">
          {goods.map((good) => (
            <BulkRow
              key={good.id}
              good={good}
              state={asked && (without.includes(good) ? 'full' : 'free')}
              onOut={() => change(goods.filter(({ id }) => id !== good.id))}
            />
          ))}
        </div>
      </section>
      <section className="sec narrow">
        <TextField label={t('new.memo')} optional maxLength={1000} value={memo} onValue={setMemo} />
      </section>
      <BookingBar
        when={when.sentence}
        struck={impossible}
        actions={
          <Button look="primary" busy={create.isPending} disabled={!asked || impossible} onClick={send}>
            {undecided ? t('again') : t('bulk.verb', { count: goods.length })}
          </Button>
        }
      >
        {asked && t('bulk.ready', { count: goods.length - without.length, total: goods.length })}
      </BookingBar>
    </>
  );
}

type ChosenDays = BookingRange & { readonly unit: 'day' };

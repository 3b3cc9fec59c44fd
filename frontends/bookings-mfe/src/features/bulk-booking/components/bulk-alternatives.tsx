import type { BookingRange } from '@kashikari/availability';
import { daysBetween } from '@kashikari/kernel';
import {
  type Alternative,
  type ApiError,
  Refusal,
  dayIn,
  errorText,
  formatDays,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useMemo } from 'react';
import { type AllGoods, nearestForAll } from '../rules/for-all';
import type { PickedGood } from '../rules/picked';

type Days = BookingRange & { readonly unit: 'day' };

interface Props {
  readonly all: AllGoods;
  readonly asked: Days;
  readonly missing: readonly PickedGood[];
  /** The server's refusal of a choice that the calendar showed as free. */
  readonly refused: ApiError | null;
  readonly zone: string;
  onDays(days: Days): void;
  onGoods(goods: readonly PickedGood[]): void;
}

/**
 * The maximum number of missing goods that can be left out one by one. If more are missing, they are left out together.
 */
const MAX_NAMED = 3;

/** Shows the missing goods and the alternatives: other days for all, an equal good, or a booking without them. */
export function BulkAlternatives({ all, asked, missing, refused, zone, onDays, onGoods }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { goods } = all;
  const nearest = useMemo(() => nearestForAll(asked, all, Date.now()), [asked, all]);
  const days = nearest.map((found): Alternative => ({
    id: found.startDate,
    title: formatDays(found.startDate, found.endDate, locale, dayIn(zone)),
    note: t(found.startDate > asked.startDate ? 'bulk.later' : 'bulk.earlier', {
      count: Math.abs(daysBetween(asked.startDate, found.startDate)),
    }),
    verb: t('out.take'),
    onTake: () => onDays(found),
  }));
  const [named] = missing;
  const swaps = equalIn(refused)
    .filter(({ id }) => !goods.some((good) => good.id === id))
    .slice(0, 1)
    .map((equal): Alternative => ({
      id: equal.id,
      title: t('bulk.swap', { title: equal.title }),
      note: named && t('bulk.swapNote', { title: named.title }),
      verb: t('out.take'),
      onTake: () =>
        onGoods(
          goods.map((good) =>
            good.id === refused?.params.good_id
              ? { ...equal, thumbnail_url: null, is_exclusive: false }
              : good,
          ),
        ),
    }));
  const single = missing.length <= MAX_NAMED && missing.length > 1 ? missing : [];
  const leaving = [...single.map((good) => [good]), missing].filter(
    (some) => some.length > 0 && some.length < goods.length,
  );
  const less = leaving.map((some): Alternative => ({
    id: `without-${some.map(({ id }) => id).join()}`,
    title:
      some.length === 1
        ? t('bulk.without', { title: some[0]?.title })
        : t('bulk.withoutAll', { count: some.length }),
    note: t('bulk.left', { count: goods.length - some.length }),
    verb: t('bulk.leave'),
    onTake: () => onGoods(goods.filter((good) => !some.includes(good))),
  }));
  return (
    <div className="bulkout">
      <Refusal
        title={
          missing.length > 0
            ? t('bulk.missing', { count: missing.length, total: goods.length })
            : errorText(refused)
        }
        alternatives={[...days, ...swaps, ...less]}
      >
        {missing.length > 0 && refused && missing.length === 1 ? errorText(refused) : t('bulk.allOrNothing')}
      </Refusal>
    </div>
  );
}

function equalIn(refused: ApiError | null): readonly { readonly id: string; readonly title: string }[] {
  const equal = refused?.params.equal_goods;
  return Array.isArray(equal) ? (equal as { id: string; title: string }[]) : [];
}

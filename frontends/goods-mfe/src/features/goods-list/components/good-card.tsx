import {
  GoodsCard,
  StateChip,
  formatPrices,
  formatShortDay,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { ScheduleView } from '../../../api/list-schedules';
import { nowOf, pulseOf, useNowWords } from '../../../availability-now';
import type { ListedGood } from '../api/list-goods';

interface Props {
  readonly good: ListedGood;
  /** Undefined until it loads; the card is complete without it. */
  readonly schedule: ScheduleView | undefined;
}

/** A good as a card, with its state today and the next two weeks. */
export function GoodCard({ good, schedule }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const last = schedule?.days.at(-1)?.date;
  return (
    <GoodsCard
      id={good.id}
      to={`/goods/${good.id}`}
      title={good.title}
      imageUrl={good.thumbnail_url}
      place={good.location}
      price={formatPrices(good, locale)[0]}
      status={schedule && <NowChip good={good} schedule={schedule} />}
      pulse={schedule && pulseOf(schedule)}
      pulseEnds={last ? [t('today'), formatShortDay(last, locale)] : undefined}
    />
  );
}

/** Today's state as glyph and words. */
export function NowChip({ good, schedule }: { readonly good: ListedGood; readonly schedule: ScheduleView }) {
  const { state, words } = useNowWords(nowOf(schedule, Date.now()), good.for_reference_only);
  return <StateChip state={state}>{words}</StateChip>;
}

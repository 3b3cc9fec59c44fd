import { useTranslation } from '../i18n/use-translation';
import { formatTime } from '../format/instant';
import { useLocale } from '../i18n/use-locale';
import { Glyph } from './glyph';
import { QUARTER, quarterName } from './hour-columns';
import type { PickerHour, PickerQuarter } from './hour-picker-rows';

interface Props {
  readonly hour: PickerHour;
  readonly zone: string;
  readonly quarters: readonly PickerQuarter[];
  readonly choice: { readonly startAt: number; readonly endAt: number } | null;
  /** The quarter that Tab reaches, by its index. */
  readonly tabbed: number;
  nameOf(place: number): string;
}

/** One hour of the picker: its label, and a cell for each of its quarters. */
export function HourPickerRow({ hour, zone, quarters, choice, tabbed, nameOf }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  return (
    <div role="row" className="hp-r">
      <div role="rowheader" className="hp-h">
        {hour.label}
        {hour.offset && <small>{hour.offset}</small>}
      </div>
      {hour.places.map((index, place) => {
        const quarter = index === undefined ? undefined : quarters[index];
        if (!quarter) return <div key={place} role="gridcell" className="hp-q gone" aria-hidden="true" />;
        const { at, taken } = quarter;
        const chosen = choice !== null && choice.startAt <= at && at < choice.endAt;
        const ends = chosen && (at === choice.startAt || at === choice.endAt - QUARTER);
        const words = chosen ? t('grid.draft') : taken ? t('state.other') : t('hours.free');
        return (
          <div
            key={place}
            role="gridcell"
            data-cell={nameOf(place)}
            tabIndex={tabbed === index ? 0 : -1}
            aria-selected={chosen}
            aria-disabled={taken}
            aria-label={`${quarterName(at, zone, locale)} ${words}`}
            className={`hp-q${taken ? ' taken' : ''}${chosen ? ' on' : ''}${ends ? ' end' : ''}`}
          >
            {taken ? <Glyph state="full" /> : `:${formatTime(at, zone, 'ja').slice(3, 5)}`}
          </div>
        );
      })}
    </div>
  );
}

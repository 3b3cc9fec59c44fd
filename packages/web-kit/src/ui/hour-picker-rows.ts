import { HOURLY_UNIT_MINUTES } from '@kashikari/kernel';
import { formatOffset, formatTime, isRepeated } from '../format/instant';
import type { Locale } from '../i18n/locale';
import { minuteOf } from './hour-columns';

/** A quarter of an hour that may be chosen; `taken` when somebody has it. */
export interface PickerQuarter {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly taken: boolean;
}

/** One hour of the clock, its quarters at their places :00, :15, :30 and :45. */
export interface PickerHour {
  readonly at: number;
  /** 14:00 */
  readonly label: string;
  /** +02:00, where the clock shows this hour twice. */
  readonly offset?: string;
  /** Index into the quarters by place; a hole where the clock has no such quarter, or it is over. */
  readonly places: readonly (number | undefined)[];
}

/**
 * Returns the hours of a day. An hour that the clocks skip is absent; an hour that occurs twice appears twice, with its
 * offset.
 */
export function pickerHours(quarters: readonly PickerQuarter[], zone: string, locale: Locale): PickerHour[] {
  const hours: { at: number; key: string; label: string; offset?: string; places: (number | undefined)[] }[] =
    [];
  quarters.forEach(({ at }, index) => {
    const offset = formatOffset(at, zone);
    const key = `${formatTime(at, zone, 'ja').slice(0, 2)} ${offset}`;
    let hour = hours.at(-1);
    if (hour?.key !== key) {
      const sharp = at - minuteOf(at, zone) * 60_000;
      const label = formatTime(at, zone, 'ja').slice(0, 2) + ':00';
      hour = {
        at,
        key,
        label: locale === 'ja-Hira' ? formatTime(sharp, zone, locale) : label,
        places: [undefined, undefined, undefined, undefined],
      };
      hours.push(hour);
    }
    if (isRepeated(at, zone)) hour.offset = offset;
    hour.places[minuteOf(at, zone) / HOURLY_UNIT_MINUTES] = index;
  });
  return hours;
}

import { type Locale } from '@kashikari/kernel';

type Unit = 'second' | 'minute' | 'hour';

/** Units for children, who can't read the characters that Intl uses. */
const KANA: Readonly<Record<Unit, string>> = { second: 'びょう', minute: 'ふん', hour: 'じかん' };

/** Returns the remaining time in the largest suitable unit: `59 seconds`, `10 minutes`, `2 hours`. */
export function waitText(seconds: unknown, locale: Locale): string {
  const left = typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : 60;
  const [count, unit] = inUnit(left);
  if (locale === 'ja-Hira') return `${count}${KANA[unit]}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function inUnit(seconds: number): readonly [count: number, unit: Unit] {
  if (seconds <= 90) return [seconds, 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

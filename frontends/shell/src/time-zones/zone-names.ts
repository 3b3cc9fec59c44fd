import type { Locale } from '@kashikari/web-kit';

/** A time zone to choose from. */
export interface Zone {
  /** IANA id. */
  readonly id: string;
  /** `Tokyo · Japan Time`: the city, and what the clock there is called, where the language has names. */
  readonly name: string;
  /** `UTC+9`, today. */
  readonly offset: string;
}

/** The zones that this browser knows, the user's own among them even when the browser has no list. */
export function namedZones(own: string, locale: Locale): Zone[] {
  const known =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : ['Asia/Tokyo'];
  return [...new Set([own, ...known])].map((id) => zoneOf(id, locale)).sort(byOffset);
}

export function zoneOf(id: string, locale: Locale): Zone {
  // Browsers have the names in kanji only: readers of kana find a zone by its city.
  const clock = locale === 'ja-Hira' ? '' : partOf(id, locale, 'longGeneric');
  return {
    id,
    name: clock ? `${zoneCity(id)} · ${clock}` : zoneCity(id),
    offset: partOf(id, 'en', 'shortOffset').replace('GMT', 'UTC'),
  };
}

/** The place that a zone is called by: `Asia/Ho_Chi_Minh` is `Ho Chi Minh`. */
export const zoneCity = (id: string): string => id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** The zones that have all words of a search in their name, id or offset. */
export function matching(zones: readonly Zone[], search: string): Zone[] {
  const words = search.normalize('NFKC').toLowerCase().split(/\s+/);
  return zones.filter(({ id, name, offset }) => {
    const text = `${id.replaceAll('_', ' ')} ${name} ${offset}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function partOf(timeZone: string, locale: string, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(Date.now());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** West to east, then by name. */
function byOffset(a: Zone, b: Zone): number {
  return minutes(a.offset) - minutes(b.offset) || a.name.localeCompare(b.name);
}

function minutes(offset: string): number {
  const [, sign, hours, rest = '0'] = /UTC([+-])(\d+)(?::(\d+))?/.exec(offset) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest));
}

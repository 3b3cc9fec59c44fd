import { holidays } from '@holiday-jp/holiday_jp';
import type { Day } from '@kashikari/kernel';

const NONE: ReadonlySet<Day> = new Set();

/**
 * Public holidays by country, ISO 3166-1. The library follows the law of Japan, with days in lieu, from 1970 to 2050.
 */
const IN: Readonly<Record<string, ReadonlySet<Day>>> = { JP: new Set(Object.keys(holidays)) };

/** Countries by time zone, of those whose holidays are known. */
const COUNTRY_OF: Readonly<Record<string, string>> = { 'Asia/Tokyo': 'JP' };

/** The country whose public holidays a calendar in a zone shows, ISO 3166-1; empty where it is not known. */
export function countryOf(zone: string): string {
  return COUNTRY_OF[zone] ?? '';
}

/** The public holidays of a country, one set for all who ask; none of a country that we do not know. */
export function holidaysIn(country: string): ReadonlySet<Day> {
  return IN[country] ?? NONE;
}

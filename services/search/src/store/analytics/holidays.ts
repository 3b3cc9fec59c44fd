import { holidays } from '@holiday-jp/holiday_jp';
import type { Day } from '@kashikari/kernel';

const NONE: ReadonlySet<Day> = new Set();

/** Public holidays by country, ISO 3166-1: those of Japan, with days in lieu, from 1970 to 2050. */
const IN: Readonly<Record<string, ReadonlySet<Day>>> = { JP: new Set(Object.keys(holidays)) };

/** Returns the public holidays of a country; none of an unknown one. */
export const holidaysIn = (country: string): ReadonlySet<Day> => IN[country] ?? NONE;

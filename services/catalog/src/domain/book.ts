/** Catalogs of books: openBD, and NDL Search of the National Diet Library. */
export type BookSourceName = 'openbd' | 'ndl';

/** A book as a catalog describes it; text is empty where the catalog has none. */
export interface Book {
  /** 13 digits. */
  readonly isbn: string;
  readonly title: string;
  /** Title in kana. */
  readonly titleReading: string;
  readonly authors: readonly string[];
  readonly publisher: string;
  /** `YYYY-MM-DD`. */
  readonly releaseDate: string;
  readonly source: BookSourceName;
  /** Address of the cover picture. */
  readonly coverUrl: string;
}

/** Maximum number of ISBNs of one request. */
export const MAX_BOOKS = 100;

/** Returns a whole day as `YYYY-MM-DD`, or an empty text when the month or the day is missing. */
export function dayOf(text = ''): string {
  const [, year, month, day] = /^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})$/.exec(text.trim()) ?? [];
  if (!year || !month || !day) return '';
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : '';
}

/** Returns a name as people read it: `山田, 花子, 1970-` becomes `山田 花子`. */
export function personOf(name: string): string {
  const parts = name.split(/[,，、]/).map((part) => part.trim());
  const years = parts.findIndex((part) => /^\d{4}/.test(part));
  return (years > 0 ? parts.slice(0, years) : parts).filter(Boolean).join(' ');
}

import { type Locale, answer, api, saveFile, useMutation } from '@kashikari/web-kit';

/** Encodings of a goods file: UTF-8 with a byte order mark, or Shift_JIS as Windows writes it. */
export const ENCODINGS = ['utf-8', 'cp932'] as const;

/** Filters of a list of goods, as `GET /goods` and the export take them (REST contract). */
export interface GoodsFilters {
  readonly owner_id?: string;
  readonly group_id?: string;
  readonly folder?: string;
  readonly match?: string;
  readonly tag?: string;
  readonly category?: string;
  readonly location?: string;
  readonly priced?: 'true' | 'false';
  readonly code?: string;
  readonly from?: string;
  readonly to?: string;
  readonly filter?: 'available' | 'in_use';
  readonly is_hourly?: 'true';
  readonly liked?: 'true';
  readonly duplicate?: 'management_id';
}

export interface ExportOptions {
  readonly filters: GoodsFilters;
  readonly encoding: (typeof ENCODINGS)[number];
  /** Language of the headings. */
  readonly locale: Locale;
  /** Name of the file, without its ending. */
  readonly name: string;
}

/** Saves the goods of a list that the caller may edit as a CSV file. */
export function useExportGoods() {
  return useMutation({
    mutationFn: async ({ filters, encoding, locale, name }: ExportOptions) => {
      const query = { ...filters, encoding, headings: locale === 'en' ? ('en' as const) : ('ja' as const) };
      const file = await answer(api.GET('/goods/export', { params: { query }, parseAs: 'blob' }));
      saveFile(file, `${name}.csv`);
    },
  });
}

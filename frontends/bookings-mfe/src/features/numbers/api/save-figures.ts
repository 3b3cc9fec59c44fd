import { type IdleDays, type UsageScope, type UsageSort } from './get-usage';
import { answer, api, saveFile, useMutation } from '@kashikari/web-kit';

/** The content of a file: lines of figures, or the goods that were not borrowed. */
export type Figures =
  | { readonly by: 'month' | 'weekday'; readonly from: string; readonly to: string }
  | { readonly by: 'good'; readonly from: string; readonly to: string; readonly sort: UsageSort }
  | { readonly days: IdleDays };

/** Lines of one file. */
const MAX_LINES = 100;

/** Saves figures as a CSV file, up to {@link MAX_LINES} lines in the order of the page. */
export function useSaveFigures(scope: UsageScope) {
  return useMutation({
    mutationFn: async ({ figures, name }: { readonly figures: Figures; readonly name: string }) => {
      const csv = { headers: { Accept: 'text/csv' }, parseAs: 'blob' } as const;
      const query = { ...scope, ...figures, per_page: MAX_LINES };
      const file =
        'days' in query
          ? await answer(api.GET('/bookings/idle_goods', { params: { query }, ...csv }))
          : await answer(api.GET('/bookings/usage', { params: { query }, ...csv }));
      return saveFile(file, `${name}.csv`);
    },
  });
}

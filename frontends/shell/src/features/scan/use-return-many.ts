import { errorText, useQueryClient, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { resolveScan, type ScanAnswer } from './api/resolve-scan';
import { type ReturnedPiece, returnPiece, undoReturn } from './api/return-piece';
import { goodIn } from './good-in';
import type { ScanMessage } from './scan-message';

/** A good of which a unit was returned. */
export interface ReturnedRow extends ReturnedPiece {
  readonly good: Pick<ScanAnswer['goods'][number], 'id' | 'title' | 'thumbnail_url'>;
}

/** Returns at once what the caller has borrowed, one unit by each code, and undoes it. */
export function useReturnMany(say: (said: ScanMessage) => void) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly ReturnedRow[]>([]);

  function put(row: ReturnedRow): void {
    setRows((before) => [row, ...before.filter(({ bookingId }) => bookingId !== row.bookingId)]);
  }

  return {
    rows,
    async read(code: string): Promise<void> {
      const answer = await resolveScan(code, 'return');
      const good = goodIn(answer);
      if (!good) return say({ text: t('scan.many.unknown', { code: answer.scan.normal }), isFault: true });
      const isMine = answer.scan.actions.includes('return');
      const booking = isMine && answer.bookings.find(({ permissions }) => permissions.includes('return'));
      if (!booking) return say({ text: t('scan.many.notMine', { title: good.title }), isFault: true });
      const piece = await returnPiece(booking);
      put({ ...piece, good });
      say({ text: t('scan.many.returned', { title: good.title }) });
      return client.invalidateQueries();
    },
    async undo(row: ReturnedRow): Promise<void> {
      try {
        await undoReturn(row.bookingId);
      } catch (error) {
        return say({ text: errorText(error), isFault: true });
      }
      setRows((before) => before.filter(({ bookingId }) => bookingId !== row.bookingId));
      say({ text: t('scan.many.outAgain', { title: row.good.title }) });
      return client.invalidateQueries();
    },
  };
}

import { ApiError, dayIn, isApiError, useQueryClient, useTranslation, useUser } from '@kashikari/web-kit';
import { useReducer, useState } from 'react';
import { borrowGood } from './api/borrow-good';
import { resolveScan } from './api/resolve-scan';
import { goodIn } from './good-in';
import { many } from './many';
import type { ScanMessage } from './scan-message';

/** Gathers goods by their codes and books them from today, one after the other: one that is refused holds up none. */
export function useBorrowMany(say: (said: ScanMessage) => void) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  const [rows, change] = useReducer(many, []);
  const [isSending, setSending] = useState(false);
  const ready = rows.filter(({ state }) => state === 'ready');

  return {
    rows,
    isSending,
    /** Goods that one press would book. */
    count: ready.length,
    remove: (id: string) => change({ kind: 'remove', id }),
    async read(code: string): Promise<void> {
      const answer = await resolveScan(code, 'borrow');
      const good = goodIn(answer);
      if (!good) return say({ text: t('scan.many.unknown', { code: answer.scan.normal }), isFault: true });
      if (!answer.scan.actions.includes('borrow')) {
        return say({ text: t('scan.many.notFree', { title: good.title }), isFault: true });
      }
      if (good.is_hourly) return say({ text: t('scan.many.hourly', { title: good.title }), isFault: true });
      change({ kind: 'add', good, code: code.trim() });
      return say({ text: t('scan.many.added', { title: good.title }) });
    },
    async borrow(days: number): Promise<void> {
      setSending(true);
      let done = 0;
      for (const { good, code, quantity } of [...ready].reverse()) {
        const { id } = good;
        change({ kind: 'set', id, row: { state: 'sending' } });
        try {
          await borrowGood({ goodId: id, code, quantity, today: dayIn(zone), days });
          change({ kind: 'set', id, row: { state: 'done' } });
          done += 1;
        } catch (error) {
          const reason = isApiError(error) ? error : new ApiError(0, 'network');
          change({ kind: 'set', id, row: { state: 'refused', error: reason } });
        }
      }
      setSending(false);
      say({ text: t('scan.many.borrowed', { count: done }), isFault: done < ready.length });
      await client.invalidateQueries();
    },
  };
}

import { addDays } from '@kashikari/kernel';
import { answer, api } from '@kashikari/web-kit';

interface BorrowRequest {
  readonly goodId: string;
  /** The code read from its label. */
  readonly code: string;
  readonly quantity: number;
  /** The first day. */
  readonly today: string;
  readonly days: number;
}

/** Books a good from today by what was read from its label. */
export async function borrowGood({ goodId, code, quantity, today, days }: BorrowRequest): Promise<void> {
  const range = { start_date: today, end_date: addDays(today, days - 1) };
  const body = { good_id: goodId, ...range, quantity, scanned_code: code };
  await answer(api.POST('/bookings', { body }));
}

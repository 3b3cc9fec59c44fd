import type { Good } from '@kashikari/web-kit';
import { http } from './server';

/** Mocks every scan with the good that its code identifies, if there is one. */
export function scannedGoods(find: (code: string) => Good | undefined) {
  return http.post('/scans/resolve', async ({ request, response }) => {
    const { code } = await request.clone().json();
    const good = find(code);
    const ids = { group_id: null, user_id: null, booking_id: null, good_id: good?.id ?? null };
    const kind = good ? ('good' as const) : ('unknown' as const);
    const scan = { ...ids, kind, normal: code, candidates: [], actions: [], code: null };
    const related = { goods: good ? [good] : [], bookings: [], users: [], groups: [], images: [] };
    return response(200).json({ scan, ...related });
  });
}

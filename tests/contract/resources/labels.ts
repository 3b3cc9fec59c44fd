import type { Answer } from '../client';
import { made, signUp, type Person } from '../base';
import { resource } from '../resource';

/** The code on the label of a good of the lender that no other test renews. */
export const labels = resource({
  make: async ({ lender }) => {
    const { id } = await made(lender.api.post('/goods', { title: '脚立' }), 'good');
    const { body } = await lender.api.post(`/goods/${id}/label_code`, {});
    return { labelCode: body.code as string };
  },
  examples: {
    createLabelCode: ({ otherGoodId }) => ({ params: { id: otherGoodId } }),
    getLabelCode: ({ labelCode }) => ({ params: { code: labelCode } }),
  },
  run: {
    'books a scan-only good by its label, and not by its address or a former label': async ({
      url,
      lender,
      member,
      group,
      visitor,
      day,
    }) => {
      const fields = { title: '脚立 3段', only_scan_booking: true, group_ids: [group.id] };
      const { id } = await made(lender.api.post('/goods', fields), 'good');
      const asked = { good_id: id, start_date: day(30), end_date: day(30) };
      const book = async ({ api }: Person, scanned_code: string) =>
        codeOf(await api.post('/bookings', { ...asked, scanned_code, method: 'scan' }));
      const renew = async () => String((await lender.api.post(`/goods/${id}/label_code`, {})).body.code);
      const [old, code] = [await renew(), await renew()];
      expect(await book(member, `${url}/goods/${id}`)).toBe('booking.scan_only');
      expect(await book(member, id)).toBe('booking.scan_only');
      expect(await book(member, `${url}/q/${old}`)).toBe('booking.scan_only');
      expect((await member.api.get(`/label_codes/${old}`)).status).toBe(404);
      expect((await member.api.get(`/label_codes/${code.toLowerCase()}`)).body).toEqual({ good_id: id });
      const stranger = await signUp(visitor, 'passer-by');
      expect((await stranger.api.get(`/label_codes/${code}`)).status).toBe(404);
      expect((await visitor.get(`/label_codes/${code}`)).status).toBe(404);
      expect((await member.api.post(`/goods/${id}/label_code`, {})).status).toBe(403);
      expect((await stranger.api.post(`/goods/${id}/label_code`, {})).status).toBe(404);
      expect(await book(member, `${url}/q/${code}`)).toBe(201);
    },
  },
});

const codeOf = ({ status, body }: Answer) => (body.code as string | undefined) ?? status;

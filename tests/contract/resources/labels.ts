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
    createLabels: ({ otherGoodId }) => ({ body: { good_ids: [otherGoodId], format: '24' } }),
    getLabelCode: ({ labelCode }) => ({ params: { code: labelCode } }),
  },
  run: {
    'prints labels of goods that the caller may edit': async ({ lender, member, group }) => {
      const fields = { title: '三脚①', management_id: '三脚-①', group_ids: [group.id] };
      const { id } = await made(lender.api.post('/goods', fields), 'good');
      const print = async (body: object, { api }: Person = lender) => {
        const answer = await api.post('/labels', { format: '65', ...body });
        return { ...answer, type: answer.headers.get('content-type') };
      };
      const pdf = await print({ good_ids: [id], copies: 2, first_cell: 65, spacing: -10 });
      expect([pdf.status, pdf.type]).toEqual([200, 'application/pdf']);
      expect(pdf.body).toMatch(/^%PDF-/);
      expect((await print({ group_id: group.slug })).status).toBe(200);
      expect((await print({ group_id: group.id, ruler: true })).status).toBe(200);
      expect((await print({ good_ids: [id], spacing: 11 })).status).toBe(400);
      expect((await print({ good_ids: [id], format: '24', first_cell: 25 })).status).toBe(400);
      expect((await print({})).status).toBe(400);
      const bars = await print({ good_ids: [id], code: 'nw7' });
      expect(bars.body).toMatchObject({ code: 'label.charset', params: { management_id: '三脚-①' } });
      expect((await print({ good_ids: [id] }, member)).status).toBe(403);
    },

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

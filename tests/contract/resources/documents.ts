import { made } from '../base';
import { resource } from '../resource';

/** The receipt of a booking of the member's that the lender noted as paid. */
export const documents = resource({
  make: async ({ lender, member, group, day }) => {
    const priced = { title: 'タープ', group_ids: [group.id], quantity: 3, price_per_day: 1000 };
    const { id: good_id } = await made(lender.api.post('/goods', priced), 'good');
    const range = { good_id, start_date: day(70), end_date: day(71) };
    const { body } = await member.api.post('/bookings', { ...range, expected_total: 2000 });
    const settledId = body.booking.payments[0].id as string;
    await lender.api.post(`/payments/${settledId}/settle`, { method: 'cash' });
    const listed = await member.api.get('/documents', { payment_id: settledId });
    return { settledId, documentId: listed.body.documents[0].id as string };
  },
  examples: {
    listDocuments: ({ settledId }) => ({ query: { scope: 'receive', payment_id: settledId } }),
    getReceipt: ({ settledId }) => ({ params: { id: settledId } }),
    getDocumentFile: ({ documentId }) => ({ params: { id: documentId } }),
  },
  run: {
    'receives a receipt, which the lender finds by total and party, and a return for a refund': async ({
      lender,
      member,
      stranger,
      settledId,
      documentId,
    }) => {
      const { body } = await lender.api.get('/documents', { scope: 'receive', min: 2000, max: 2000 });
      const receipt = body.documents.find(({ id }: { id: string }) => id === documentId);
      expect(receipt).toMatchObject({
        ...{ kind: 'receipt', total: 2000, taxes: [{ percent: 10, total: 2000, tax: 181 }], method: 'cash' },
        ...{ payment_id: settledId, issuer_id: lender.id, corrects: null, registration_number: null },
        lines: [{ kind: 'day', title: 'タープ', count: 2, amount: 2000, untaxed: false }],
      });
      const file = await member.api.get(`/payments/${settledId}/receipt`);
      expect([file.status, String(file.body).slice(0, 5)]).toEqual([200, '%PDF-']);
      expect((await stranger.api.get(`/payments/${settledId}/receipt`)).status).toBe(404);
      expect((await stranger.api.get(`/documents/${documentId}/file`)).status).toBe(404);
      expect((await lender.api.get(`/documents/${documentId}/file`)).status).toBe(200);
      await lender.api.post(`/payments/${settledId}/refund`, { amount: 500, reason: 'Rain' });
      const { body: after } = await member.api.get('/documents', { payment_id: settledId });
      expect(after.documents).toMatchObject([
        { kind: 'return', total: 500, corrects: receipt.number },
        { kind: 'receipt', copy: true },
      ]);
      expect((await member.api.get('/documents', { text: 'nobody' })).body.documents).toEqual([]);
    },
    'stores a registration number with a valid check digit': async ({ lender, member }) => {
      const send = (number: string) =>
        lender.api.patch(`/users/${lender.id}`, { registration_number: number });
      const refused = await send('T700001205000');
      expect(refused.body.errors.registration_number[0].code).toBe('validation.registration_number');
      expect((await send('T7000012050003')).status).toBe(400);
      expect((await send('T7000012050002')).body.user.registration_number).toBe('T7000012050002');
      const seen = await member.api.get(`/users/${lender.id}`);
      expect(seen.body.user.registration_number).toBeNull();
      await send('');
    },
  },
});

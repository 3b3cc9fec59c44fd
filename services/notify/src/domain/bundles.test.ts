import fc from 'fast-check';
import { bundle, bundledMail } from './bundles';
import type { MailOrder, Params, Template } from './mail';

const order: fc.Arbitrary<MailOrder> = fc.record({
  key: fc.uuid(),
  template: fc.constantFrom<Template>('booking_created', 'booking_cancelled', 'message', 'invite'),
  receiver: fc.oneof(
    fc.record({ userId: fc.constantFrom('hana', 'ken') }),
    fc.record({ address: fc.constant('a@example.org'), locale: fc.constant('ja') }),
  ),
  params: fc.record({
    role: fc.constantFrom('borrower', 'lender'),
    by: fc.constantFrom('self', 'other'),
    title: fc.string(),
    other_id: fc.constantFrom('mina', 'taro'),
  }),
});

it('every mail goes in exactly one bundle, with none but its own receiver’s, kind and side, in the order they came', () => {
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const bundles = bundle(orders);
      expect(bundles.flat().sort(byPlace(orders))).toEqual(orders);
      for (const mails of bundles) {
        expect(mails).toEqual([...mails].sort(byPlace(orders)));
        const kinds = mails.map(({ template, receiver, params: { role, by } }) =>
          JSON.stringify([template, receiver, role, by]),
        );
        expect(new Set(kinds).size).toBe(1);
      }
    }),
  );
});

it('messages, invitations and what goes to a bare address are never put together', () => {
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      for (const [{ template, receiver }, ...others] of bundle(orders)) {
        const alone = template === 'message' || template === 'invite' || 'address' in receiver;
        if (alone) expect(others).toEqual([]);
      }
    }),
  );
});

it('a bundle of one is that mail; a bundle of several names each with whom it is with', () => {
  const mail = {
    template: 'booking_created' as Template,
    params: { title: '三脚', quantity: '1', other_id: 'hana' } as Params,
  };
  expect(bundledMail([mail], () => '花子')).toBe(mail);
  const { template, params } = bundledMail(
    [mail, { ...mail, params: { ...mail.params, title: '図鑑' } }],
    () => '花子',
  );
  expect(template).toBe('bookings_created');
  expect(JSON.parse(params['things'] ?? '')).toMatchObject([
    { title: '三脚', quantity: '1', other: '花子' },
    { title: '図鑑', quantity: '1', other: '花子' },
  ]);
});

const booked = (about: object = {}, template: Template = 'booking_created', userId = 'ken') => ({
  template,
  receiver: { userId },
  params: {
    role: 'borrower',
    by: 'self',
    other_id: 'hana',
    title: '三脚',
    quantity: '1',
    ...about,
  } as Params,
});

it('bookings that one person is told of in the same way go together, whomever they are with', () => {
  const [a, b] = [booked(), booked({ title: '図鑑', other_id: 'mina' })];
  expect(bundle([a, b])).toEqual([[a, b]]);
  const [c, d] = [booked({}, 'booking_cancelled'), booked({}, 'booking_cancelled')];
  expect(bundle([c, a, d])).toEqual([[c, d], [a]]);
});

it.each([
  ['of another person', booked({}, 'booking_created', 'mina')],
  ['of another kind', booked({}, 'booking_cancelled')],
  ['of the other side', booked({ role: 'lender' })],
  ['of what somebody else did', booked({ by: 'other' })],
  ['that the office was told of, too', booked({ office: 'yes' })],
  ['that goes out, wanted or not', booked({ force: 'yes' })],
])('a booking goes apart from one %s', (_, other) => {
  expect(bundle([booked(), other])).toEqual([[booked()], [other]]);
});

it('what several cancelled bookings have for themselves is when, where and with whom each is', () => {
  const times = {
    ...{ time: 'hours', start_date: '', end_date: '', start_at: '2026-11-24T01:00:00.000Z' },
    ...{ end_at: '2026-11-24T02:00:00.000Z', time_zone: 'Asia/Tokyo' },
  };
  const mails = [booked(times, 'booking_cancelled'), booked(times, 'booking_cancelled')] as const;
  const { template, params } = bundledMail(mails, () => undefined);
  expect(template).toBe('bookings_cancelled');
  expect(JSON.parse(params['things'] ?? '')).toEqual([
    { title: '三脚', quantity: '1', ...times, other: '' },
    { title: '三脚', quantity: '1', ...times, other: '' },
  ]);
});

function byPlace(orders: readonly MailOrder[]) {
  return (a: MailOrder, b: MailOrder) => orders.indexOf(a) - orders.indexOf(b);
}

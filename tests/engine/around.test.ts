import { startProduct, type Product } from '../product/start-product';
import { good, made, person, type Person } from './people';

const jan = (day: number) => `2027-01-${String(day).padStart(2, '0')}`;
const NOW = '2027-01-04T12:00:00+09:00';

type Fields = Record<string, unknown>;

describe('bookings when what is around them changes, over REST', () => {
  let product: Product;
  let lender: Person;
  let hana: Person;

  beforeAll(async () => {
    product = await startProduct();
    [lender, hana] = [
      await person(product.url, { locale: 'en' }),
      await person(product.url, { locale: 'en' }),
    ];
  }, 300_000);
  afterAll(() => product?.stop());
  beforeEach(() => product.setClock(NOW));

  async function book(who: Person, good_id: string, start: number, end = start) {
    const days = { start_date: jan(start), end_date: jan(end) };
    const { body } = await made(who.send('POST', '/bookings', { good_id, ...days }));
    return body.booking.id as string;
  }
  const look = async (id: string): Promise<Fields> =>
    (await made(hana.send('GET', `/bookings/${id}`))).body.booking;
  const code = async (who: Person, method: string, path: string, body?: unknown) => {
    const answer = await who.send(method, path, body);
    return answer.status < 300 ? 'ok' : `${answer.status} ${answer.body.code}`;
  };

  it('keeps dates when the lender’s zone changes: what has begun stays, what has not begins at the new midnight', async () => {
    const moving = await person(product.url, { extendable_days: 3 });
    const [id, hourly] = [await good(moving), await good(moving, { is_hourly: true })];
    const begun = await book(hana, id, 4, 5);
    const later = await book(hana, id, 10, 11);
    await made(hana.send('POST', `/bookings/${later}/extend`, { days: 2 }));
    const hours = { start_at: '2027-01-10T10:00:00+09:00', end_at: '2027-01-10T11:00:00+09:00' };
    const { body } = await made(hana.send('POST', '/bookings', { good_id: hourly, ...hours }));
    const before = await look(begun);
    await made(moving.send('PATCH', `/users/${moving.id}`, { time_zone: 'America/New_York' }));

    expect(await look(begun)).toMatchObject({
      start_at: before.start_at,
      end_at: before.end_at,
      time_zone: 'Asia/Tokyo',
    });
    const after = await look(later);
    expect(after).toMatchObject({
      start_date: jan(10),
      end_date: jan(13),
      extended_days: 2,
      time_zone: 'America/New_York',
    });
    expect([after.start_at, after.end_at].map((at) => Date.parse(at as string))).toEqual([
      Date.parse('2027-01-10T00:00:00-05:00'),
      Date.parse('2027-01-14T00:00:00-05:00'),
    ]);
    const same = await look(body.booking.id as string);
    expect(Date.parse(same.start_at as string)).toBe(Date.parse(hours.start_at));
    await made(hana.send('POST', `/bookings/${begun}/return`));
    // It begins when the 10th begins there, and not in Tokyo.
    await product.setClock('2027-01-10T13:59:50+09:00');
    expect(await code(hana, 'POST', `/bookings/${later}/return`)).toBe('409 booking.not_started');
    await product.setClock('2027-01-10T14:00:00+09:00');
    expect(await code(hana, 'POST', `/bookings/${later}/return`)).toBe('ok');
  });

  it('a good that is out is not deleted; one that is not takes its future bookings with it, and tells', async () => {
    const id = await good(lender, { title: 'Drum' });
    const out = await book(hana, id, 4);
    const later = await book(hana, id, 10);
    expect(await code(lender, 'DELETE', `/goods/${id}`)).toBe('409 good.on_loan');
    await made(hana.send('POST', `/bookings/${out}/return`));
    await made(lender.send('DELETE', `/goods/${id}`));
    expect((await look(later)).state).toBe('cancelled');
    expect((await look(out)).state).toBe('returned');
    await product.setClock('2027-01-04T12:00:10+09:00');
    const answer = await fetch(`${product.url}/v1/test/mail?to=${encodeURIComponent(hana.email)}`);
    const { mail } = (await answer.json()) as { mail: { subject: string }[] };
    const told = mail.filter(({ subject }) => /canceled/i.test(subject) && subject.includes('Drum'));
    expect(told).toHaveLength(1);
    expect(
      await code(hana, 'POST', '/bookings', { good_id: id, start_date: jan(11), end_date: jan(11) }),
    ).toBe('404 not_found');
  });

  it('a member with live bookings stays until they are back or cancelled', async () => {
    const { body } = await made(lender.send('POST', '/groups', { name: 'Camera club' }));
    const group_id = body.group.id as string;
    const joined = await made(hana.send('POST', '/memberships', { group_id }));
    const membership = `/memberships/${joined.body.membership.id}`;
    const id = await good(lender, { is_public_use: false, group_ids: [group_id] });
    const [out, later] = [await book(hana, id, 4), await book(hana, id, 10)];
    const refused = '409 membership.active_bookings';
    expect([await code(lender, 'DELETE', membership), await code(hana, 'DELETE', membership)]).toEqual([
      refused,
      refused,
    ]);
    await made(hana.send('POST', `/bookings/${out}/return`));
    expect(await code(lender, 'DELETE', membership)).toBe(refused);
    await made(hana.send('DELETE', `/bookings/${later}`));
    expect(await code(lender, 'DELETE', membership)).toBe('ok');
    expect(
      await code(hana, 'POST', '/bookings', { good_id: id, start_date: jan(11), end_date: jan(11) }),
    ).toBe('404 not_found');
  });

  it('what was moved out of the borrower’s group can be returned and cancelled, and not extended', async () => {
    const owner = await person(product.url, { extendable_days: 5 });
    const { body } = await made(owner.send('POST', '/groups', { name: 'Camera club' }));
    const group_id = body.group.id as string;
    await made(hana.send('POST', '/memberships', { group_id }));
    const id = await good(owner, { is_public_use: false, group_ids: [group_id] });
    const [out, later] = [await book(hana, id, 4), await book(hana, id, 10)];
    await made(owner.send('PATCH', `/goods/${id}`, { group_ids: [] }));
    expect(await code(hana, 'POST', `/bookings/${out}/extend`, { days: 1 })).toBe('403 booking.not_a_member');
    expect(await code(hana, 'PATCH', `/bookings/${later}`, { start_date: jan(12), end_date: jan(12) })).toBe(
      '403 booking.not_a_member',
    );
    expect(await code(hana, 'POST', `/bookings/${out}/return`)).toBe('ok');
    expect(await code(hana, 'DELETE', `/bookings/${later}`)).toBe('ok');
  });

  it('a good with more bookings than it has now is returned, shortened and cancelled, and not booked again', async () => {
    const id = await good(lender, { quantity: 3 });
    const [out, longer, whole] = [
      await book(hana, id, 4, 6),
      await book(hana, id, 4, 6),
      await book(hana, id, 4, 8),
    ];
    await made(lender.send('PATCH', `/goods/${id}`, { quantity: 1 }));
    const tooMany = await made(lender.send('GET', `/bookings?scope=lend&overcommitted=true&good_id=${id}`));
    expect(tooMany.body.bookings.length).toBeGreaterThan(0);
    const shorter = { start_date: jan(4), end_date: jan(7) };
    expect(await code(hana, 'PATCH', `/bookings/${whole}`, shorter)).toBe('ok');
    expect(await code(hana, 'POST', `/bookings/${out}/return`)).toBe('ok');
    expect(await code(lender, 'POST', `/bookings/${longer}/extend`, { days: 1 })).toBe('409 booking.on_loan');
    expect(await code(hana, 'POST', `/bookings/${longer}/return`)).toBe('ok');
    const more = { good_id: id, start_date: jan(8), end_date: jan(8) };
    expect(await code(hana, 'POST', '/bookings', more)).toBe('ok');
    expect(await code(hana, 'POST', '/bookings', { ...more, start_date: jan(7) })).toBe(
      '409 booking.unavailable',
    );
  });
});

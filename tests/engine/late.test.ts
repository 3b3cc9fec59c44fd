import { startProduct, type Product } from '../product/start-product';
import { good, made, person, type Person } from './people';

const jan = (day: number) => `2027-01-${String(day).padStart(2, '0')}`;
/** Returns the date a number of days after 1 January 2027. */
const date = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
/** A few seconds after midnight in Tokyo, when what falls due there has happened. */
const midnight = (day: string) => `${day}T00:00:05+09:00`;

const NOW = '2027-01-04T12:00:00+09:00';

type Fields = Record<string, unknown>;

describe('what is not back in time, over REST', () => {
  let product: Product;
  let lender: Person;
  let hana: Person;
  let ken: Person;
  let aya: Person;

  beforeAll(async () => {
    product = await startProduct();
    const named = (more: Fields = {}) => person(product.url, { locale: 'en', ...more });
    [lender, hana, ken, aya] = await Promise.all([named(), named(), named(), named()]);
  }, 300_000);
  afterAll(() => product?.stop());
  beforeEach(() => product.setClock(NOW));

  async function book(
    who: Person,
    good_id: string,
    start_date: string,
    end_date = start_date,
    more: Fields = {},
  ) {
    const { body } = await made(who.send('POST', '/bookings', { good_id, start_date, end_date, ...more }));
    return body.booking.id as string;
  }
  const look = async (id: string, who = lender): Promise<Fields> =>
    (await made(who.send('GET', `/bookings/${id}`))).body.booking;
  const dates = async (...ids: string[]) => {
    const found = await Promise.all(ids.map((id) => look(id)));
    return found.map(({ start_date, end_date }) => `${start_date} ${end_date}`);
  };
  const code = async (who: Person, method: string, path: string, body?: unknown) => {
    const answer = await who.send(method, path, body);
    return answer.status < 300 ? 'ok' : `${answer.status} ${answer.body.code}`;
  };
  async function subjects(who: Person, word: string): Promise<string[]> {
    const answer = await fetch(`${product.url}/v1/test/mail?to=${encodeURIComponent(who.email)}`);
    const { mail } = (await answer.json()) as { mail: { subject: string }[] };
    return mail.map(({ subject }) => subject).filter((subject) => subject.startsWith(word));
  }

  it('is reminded of: its start, its return, then lateness daily for 14 days and every seventh, until it is back', async () => {
    const id = await book(aya, await good(lender, { title: 'Globe' }), jan(10), jan(12));
    await product.setClock(`${jan(9)}T08:59:00+09:00`);
    expect(await subjects(aya, 'Starts tomorrow')).toEqual([]);
    await product.setClock(`${date(11 + 27)}T10:00:00+09:00`);
    expect(await subjects(aya, 'Starts tomorrow: Globe')).toHaveLength(1);
    expect(await subjects(aya, 'Due back tomorrow: Globe')).toHaveLength(1);
    expect(await subjects(aya, 'Please return: Globe')).toHaveLength(14 + 1);
    await made(aya.send('POST', `/bookings/${id}/return`));
    await product.setClock(`${date(11 + 35)}T10:00:00+09:00`);
    expect(await subjects(aya, 'Please return: Globe')).toHaveLength(15);
  });

  it('moves the next person and who is behind, tells each once, and lets them cancel free until the new start', async () => {
    const strict = await person(product.url, { allow_manage_by_user: false, locale: 'en' });
    const id = await good(strict, { title: 'Projector', margin_days: 1 });
    const late = await book(hana, id, jan(5), jan(6));
    const next = await book(ken, id, jan(8), jan(9));
    const behind = await book(aya, id, jan(11));
    const far = await book(aya, id, jan(20));
    const on = async (booking: string) => {
      const { start_date, end_date } = await look(booking, strict);
      return `${start_date} ${end_date}`;
    };
    // Booked with the margin between them; it is late on the 7th, which no booking contains.
    await product.setClock(midnight(jan(7)));
    expect((await look(late, strict)).state).toBe('overdue');
    expect(await code(ken, 'DELETE', `/bookings/${next}`)).toBe('403 booking.manager_only');
    await product.setClock(midnight(jan(8)));
    expect(await Promise.all([next, behind, far].map(on))).toEqual([
      `${jan(9)} ${jan(10)}`,
      `${jan(12)} ${jan(12)}`,
      `${jan(20)} ${jan(20)}`,
    ]);
    expect((await look(next, ken)).delayed_from).toMatch(/^2027-01-0[78]T/);
    expect(await subjects(ken, 'Booking moved')).toHaveLength(1);
    expect(await subjects(aya, 'Booking moved')).toHaveLength(1);
    expect(await subjects(hana, 'Booking moved')).toEqual([]);
    // Returned in the evening: no booking moves back, and the margin is over when the next one starts.
    await product.setClock('2027-01-08T18:00:00+09:00');
    await made(hana.send('POST', `/bookings/${late}/return`));
    expect(await on(next)).toBe(`${jan(9)} ${jan(10)}`);
    await product.setClock('2027-01-08T23:59:50+09:00');
    expect(await code(ken, 'DELETE', `/bookings/${next}`)).toBe('ok');
    await product.setClock(midnight(jan(12)));
    expect(await code(aya, 'DELETE', `/bookings/${behind}`)).toBe('409 booking.started');
    expect(await subjects(aya, 'Booking moved')).toHaveLength(1);
  });

  it('moves nobody where the lender does not want it', async () => {
    const calm = await person(product.url, { disable_auto_delay: true });
    const id = await good(calm);
    await book(hana, id, jan(5));
    const next = await book(ken, id, jan(6));
    await product.setClock(midnight(jan(6)));
    expect((await look(next, calm)).start_date).toBe(jan(6));
  });

  it.each([
    [49, true],
    [50, true],
    [51, false],
  ])('moves a chain of %s: %s', async (length, moves) => {
    const owner = await person(product.url, { locale: 'en' });
    const id = await good(owner, { title: 'Tripod' });
    await book(hana, id, jan(5));
    const line: string[] = [];
    for (let index = 0; index < length; index += 1) line.push(await book(ken, id, date(5 + index)));
    await product.setClock(midnight(jan(6)));
    const first = await look(line[0]!, owner);
    const last = await look(line.at(-1)!, owner);
    const by = moves ? 1 : 0;
    expect([first.start_date, last.start_date]).toEqual([date(5 + by), date(4 + length + by)]);
    // The lender is notified if no booking could be moved.
    expect((await subjects(owner, 'Booking moved')).length).toBe(moves ? length : 0);
    expect(await subjects(owner, 'Not back')).toHaveLength(moves ? 0 : 1);
  });

  it.each([
    [30, true],
    [31, true],
    [32, false],
  ])('moves by %s days over closed ones: %s', async (days, moves) => {
    // Closed from the 6th on, until so many days after it.
    const closed = Array.from({ length: days - 1 }, (_, index) => date(6 + index));
    const owner = await person(product.url, { closed_dates: closed });
    const id = await good(owner);
    await book(hana, id, jan(5));
    const next = await book(ken, id, jan(6));
    await product.setClock(midnight(jan(6)));
    expect((await look(next, owner)).start_date).toBe(moves ? date(5 + days) : jan(6));
  });

  it('extends by itself at midnight while nobody wants the day, and then is late', async () => {
    const id = await good(lender, { auto_extend: true });
    const out = await book(hana, id, jan(4), jan(5));
    const next = await book(ken, id, jan(8));
    await product.setClock('2027-01-05T23:59:50+09:00');
    expect(await dates(out)).toEqual([`${jan(4)} ${jan(5)}`]);
    await product.setClock(midnight(jan(7)));
    expect(await look(out)).toMatchObject({
      end_date: jan(7),
      extended_days: 2,
      state: 'reserved',
      overdue_in_days: 0,
    });
    await product.setClock(midnight(jan(8)));
    expect(await look(out)).toMatchObject({
      end_date: jan(7),
      extended_days: 2,
      state: 'overdue',
      overdue_in_days: 1,
    });
    expect(await dates(next)).toEqual([`${jan(9)} ${jan(9)}`]);
    expect(await subjects(hana, 'Booking extended')).toEqual([]);
  });

  it('is received by a manager: until then nobody else can have it', async () => {
    const id = await good(lender, { confirmation_upon_return: true });
    const mine = await book(hana, id, jan(4), jan(6));
    const today = { good_id: id, start_date: jan(4), end_date: jan(4) };
    await made(hana.send('POST', `/bookings/${mine}/return`));
    const returned = await look(mine);
    expect([returned.state, returned.received_at]).toEqual(['returned', null]);
    expect(await code(ken, 'POST', '/bookings', today)).toBe('409 booking.unavailable');
    expect(await code(hana, 'POST', `/bookings/${mine}/receive`)).toBe('403 booking.manager_only');
    await made(lender.send('POST', `/bookings/${mine}/receive`));
    expect((await look(mine)).received_at).not.toBeNull();
    expect(await code(ken, 'POST', '/bookings', today)).toBe('ok');
    // The borrower can't undo a return that a manager has confirmed, and nobody can while another booking is out.
    expect(await code(hana, 'DELETE', `/bookings/${mine}/return`)).toBe('403 booking.manager_only');
    expect(await code(lender, 'DELETE', `/bookings/${mine}/return`)).toBe('409 booking.on_loan');
  });

  it('of an exclusive good can’t be taken back once somebody else has booked it', async () => {
    const id = await good(lender, { is_exclusive: true, margin_days: 1 });
    const mine = await book(hana, id, jan(4));
    await made(hana.send('POST', `/bookings/${mine}/return`));
    await book(ken, id, jan(20));
    const answer = await hana.send('DELETE', `/bookings/${mine}/return`);
    expect([answer.status, answer.body.code]).toEqual([409, 'booking.exclusive']);
    expect(answer.body.params.in_the_way).toHaveLength(1);
  });
});

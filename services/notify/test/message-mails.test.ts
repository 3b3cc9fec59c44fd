import { newId } from '@kashikari/platform';
import { message, startNotify, type World } from './world';

const MINUTE = 60_000;
let world: World;

beforeAll(async () => {
  world = await startNotify();
});
afterAll(() => world.service.stop());
beforeEach(async () => {
  await world.service.db.read('delete from mail');
  world.threads.isRead();
});

/** Writes a message from Hanako, which is unread by the lender until it is marked as read. */
async function write(body: string, fields: Parameters<typeof message>[0] = {}): Promise<void> {
  const id = newId();
  for (const userId of fields.toldIds ?? ['media']) world.threads.isNew(userId, id, '山田花子', body);
  await world.tell(message({ id, ...fields }));
}

async function later(minutes: number): Promise<void> {
  world.clock.set(world.clock.now() + minutes * MINUTE);
  await world.settle();
}

const texts = async (to = 'media@example.org') => (await world.sent(to)).map(({ text }) => text).reverse();

describe('a message', () => {
  it('is told to the other side in its language, with what it says and a way to answer', async () => {
    await write('Where is it?\nAt the <counter>?', { toldIds: ['ann'] });
    const [mail] = await world.sent('ann@example.org');
    expect(mail?.subject).toBe('山田花子 wrote about プロジェクター');
    expect(mail?.text).toContain('山田花子\n> Where is it?\n> At the <counter>?');
    expect(mail?.text).toContain('https://kashi.example/bookings/booking-1');
    expect(mail?.html).toContain('At the &lt;counter&gt;?');
    expect((await world.sent()).map(({ to }) => to)).toEqual(['ann@example.org']);
  });

  it('is quoted to 1,000 characters, and never in the subject', async () => {
    await write('長'.repeat(4_000));
    const [mail] = await world.sent('media@example.org');
    expect(mail?.text).toContain(`> ${'長'.repeat(999)}…`);
    expect(mail?.subject).toBe('山田花子さんからメッセージ：プロジェクター');
  });

  it('is told with those of the next five minutes in one mail, and once', async () => {
    for (const body of ['one', 'two', 'three']) await write(body);
    expect(await texts()).toHaveLength(1);
    await later(4);
    expect(await texts()).toHaveLength(1);
    await later(1);
    const [first, second] = await texts();
    expect(first).toContain('> one');
    expect(first).not.toContain('> two');
    expect(second).toMatch(/> two[^]*> three/);
    expect(second).not.toContain('> one');
    await later(60);
    expect(await texts()).toHaveLength(2);
    await write('four');
    expect(await texts()).toHaveLength(3);
  });

  it('that was read before its mail leaves needs none', async () => {
    await write('one');
    await write('two');
    world.threads.isRead();
    await later(5);
    expect(await texts()).toHaveLength(1);
    await write('three');
    expect(await texts()).toHaveLength(2);
  });

  it('about another booking, or to somebody else, waits for nothing', async () => {
    await write('one');
    await write('two', { bookingId: 'booking-2' });
    await write('three', { toldIds: ['taro'] });
    expect((await world.sent()).map(({ to }) => to).sort()).toEqual([
      'media@example.org',
      'media@example.org',
      'taro@example.org',
    ]);
  });

  it('that somebody in charge presses on with waits for nothing', async () => {
    await write('one');
    await write('two', { forceNotify: true });
    expect((await texts())[1]).toContain('> two');
  });

  it('waits while it can’t be asked for', async () => {
    world.threads.isAway = true;
    await write('one');
    expect(await texts()).toEqual([]);
    world.threads.isAway = false;
    await later(1);
    expect(await texts()).toHaveLength(1);
  });

  it('is asked for once for many mails', async () => {
    world.threads.asked.length = 0;
    const events = Array.from({ length: 20 }, (_, at) => {
      const id = newId();
      world.threads.isNew('media', id, '山田花子', 'Hello');
      return message({ id, bookingId: `booking-${at}` });
    });
    await world.tell(...events);
    expect(await world.sent()).toHaveLength(20);
    expect(world.threads.asked.length).toBeLessThanOrEqual(4);
  });
});

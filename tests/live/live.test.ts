import { eventually } from '@kashikari/platform/testing';
import { openLendingRoom, type LendingRoom } from '../journeys/lending-room';
import { Person } from '../journeys/people';
import { startProduct, type Product } from '../product/start-product';
import { dayOf, openDay } from './day-page';
import { LiveReader, type FollowOptions } from './reader';

let product: Product;
let room: LendingRoom;
let camera: string;
let tripod: string;

beforeAll(async () => {
  product = await startProduct({ env: { LIVE_STREAMS: '40' } });
  room = await openLendingRoom(product.url, ['カメラ', '三脚'], { quantity: 50 });
  [camera = '', tripod = ''] = room.goodIds;
}, 180_000);
afterAll(() => product?.stop());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const book = (goodId: string, offset: number) =>
  room.member.call('POST', '/bookings', { good_id: goodId, start_date: day(offset), end_date: day(offset) });

/** Opens a stream and collects its events. */
const follow = (goodIds: readonly string[], options: Omit<FollowOptions, 'token'> = {}) =>
  LiveReader.ready(product.url, goodIds, { token: room.member.token, ...options });

test('a booking by somebody is heard by who follows its good, without a word about it', async () => {
  const reader = await follow([camera]);
  expect(reader.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reader.response.headers.get('content-encoding')).toBeNull();
  expect(reader.response.headers.get('cache-control')).toContain('no-transform');
  await book(tripod, 3);
  const { booking } = await book(camera, 3);
  const [changed] = await reader.until('changed');
  expect(changed?.data).toEqual({ good_id: camera, version: expect.any(Number) });
  for (const told of [booking.id, room.member.id, tripod]) expect(reader.text).not.toContain(told);
  await reader.close();
});

test('versions grow from one change to the next', async () => {
  const reader = await follow([camera]);
  for (let count = 1; count <= 3; count++) {
    await book(camera, 10 + count);
    await reader.until('changed', count);
  }
  const versions = reader.of('changed').map(({ data }) => data.version as number);
  expect([...versions].sort((a, b) => a - b)).toEqual(versions);
  await reader.close();
});

test('who comes back is told what came meanwhile, or that it was missed', async () => {
  const first = await follow([camera, tripod]);
  await book(camera, 30);
  const [seen] = await first.until('changed');
  await first.close();
  const witness = await follow([tripod]);
  await book(tripod, 30);
  await witness.until('changed');
  await witness.close();
  const second = await follow([camera, tripod], { lastId: seen?.id });
  const told = await second.until('changed');
  expect(told.map(({ data }) => data.good_id)).toEqual([tripod]);
  expect(second.of('missed')).toEqual([]);
  await second.close();
  const third = await follow([camera], { lastId: '01900000-0000-7000-8000-000000000000' });
  await third.until('missed');
  await third.close();
});

test('it may be followed by whom its schedule may be read by, and by nobody else', async () => {
  const stranger = await Person.signUp(product.url, 'よその人');
  const reader = await LiveReader.open(product.url, [camera], { token: stranger.token });
  expect(reader.response.status).toBe(404);
  expect((await LiveReader.open(product.url, [camera])).response.status).toBe(404);
  expect((await LiveReader.open(product.url, [camera], { token: 'none' })).response.status).toBe(401);
  const { good } = await room.owner.call('POST', '/goods', { title: '見本', is_public: true });
  const visitor = await LiveReader.open(product.url, [good.id, camera]);
  const [ready] = await visitor.until('ready');
  expect(ready?.data).toEqual({ good_ids: [good.id] });
  await visitor.close();
});

test('a message is heard by who takes part in its thread, without a word of it, and by nobody else', async () => {
  const { booking } = await book(camera, 40);
  const reader = await follow([], { bookingId: booking.id });
  expect(reader.of('ready')[0]?.data).toEqual({ good_ids: [], booking_id: booking.id });
  const stranger = await Person.signUp(product.url, 'よその人');
  const options = { token: stranger.token, bookingId: booking.id };
  expect((await LiveReader.open(product.url, [], options)).response.status).toBe(404);
  expect((await LiveReader.open(product.url, [])).response.status).toBe(400);
  await room.owner.call('POST', '/messages', { booking_id: booking.id, body: 'himitsu' });
  const [written] = await reader.until('written');
  expect(written?.data).toEqual({ booking_id: booking.id, version: expect.any(Number) });
  for (const told of ['himitsu', camera, room.owner.id]) expect(reader.text).not.toContain(told);
  await reader.close();
});

test('a stream ends after its time', async () => {
  const reader = await follow([camera], { seconds: 1 });
  await reader.done;
  expect(reader.of('ready')).toHaveLength(1);
});

test('an account holds twenty streams at once; a closed one gives its place back', async () => {
  const open = await Promise.all(Array.from({ length: 20 }, () => follow([camera])));
  const token = room.member.token;
  // A gateway that can't learn of sign-outs ends streams: on a busy machine one may have to reconnect.
  const more = await eventually(async () => {
    for (const [place, reader] of open.entries()) if (reader.ended) open[place] = await follow([camera]);
    const asked = await LiveReader.open(product.url, [camera], { token });
    if (!asked.response.ok) return asked;
    await asked.close();
    throw new Error('There was room for one more.');
  });
  expect(more.response.status).toBe(429);
  expect(more.response.headers.get('retry-after')).toBe('30');
  await open[0]?.close();
  open[0] = await follow([camera]);
  await Promise.all(open.map((reader) => reader.close()));
});

describe('the day of a lender', () => {
  /** Acts at once, half of each manager. */
  const ACTS = 40;
  let room: LendingRoom;
  let manager: Person;
  beforeAll(async () => {
    room = await openLendingRoom(product.url, ['カメラ'], { quantity: ACTS });
    manager = await Person.signUp(product.url, '高橋 みのり');
    await room.owner.appoint(manager);
  });
  const openDayOf = (who: Person) => openDay(product.url, who, room.owner.id);
  const followLenders = (who: Person, lenderIds: readonly string[]) =>
    LiveReader.ready(product.url, [], { token: who.token, lenderIds });

  test('two managers act forty times at once, and both pages are equal within a second', async () => {
    const { day: today } = await room.owner.call('GET', `/bookings/day?lender_id=${room.owner.id}`);
    const dates = { start_date: today.date, end_date: today.date };
    const book = async () =>
      (await room.member.call('POST', '/bookings', { good_id: room.goodIds[0], ...dates })).booking
        .id as string;
    const ids = await Promise.all(Array.from({ length: ACTS }, book));
    const pages = [await openDayOf(room.owner), await openDayOf(manager)] as const;
    const acts = ids.map((id, at) => (at % 2 ? manager : room.owner).call('POST', `/bookings/${id}/return`));
    await Promise.all(acts);
    const done = performance.now();
    const truth = await dayOf(room.owner, room.owner.id);
    // A busy machine takes longer for every read.
    const limit = Math.max(1_000, 4 * (performance.now() - done));
    expect(truth).toContain(`["settled",${JSON.stringify([...ids].sort())}]`);
    await eventually(() => expect(pages.map((page) => page.shown())).toEqual([truth, truth]));
    expect(performance.now() - done).toBeLessThan(limit);
    for (const page of pages) await page.close();
  });

  test('a booking of a good that is new to the page is heard by the lender’s managers, and by nobody else', async () => {
    const stranger = await Person.signUp(product.url, 'よその人');
    const foreign = { token: stranger.token, lenderIds: [room.owner.id] };
    expect((await LiveReader.open(product.url, [], foreign)).response.status).toBe(404);
    expect((await LiveReader.open(product.url, [], { lenderIds: [room.owner.id] })).response.status).toBe(
      404,
    );
    const mixed = await followLenders(stranger, [stranger.id, room.owner.id]);
    expect(mixed.of('ready')[0]?.data).toEqual({ good_ids: [], lender_ids: [stranger.id] });
    const hearing = await followLenders(manager, [room.owner.id]);
    const { groups } = await room.owner.call('GET', '/groups');
    const details = { title: '和太鼓', group_ids: [groups[0].id] };
    const { good } = await room.owner.call('POST', '/goods', details);
    const dates = { start_date: day(1), end_date: day(1) };
    await eventually(() => room.member.call('POST', '/bookings', { good_id: good.id, ...dates }));
    // Events of earlier changes to other goods of the lender may still arrive first.
    const heard = { good_id: good.id, version: expect.any(Number) };
    await eventually(() => expect(hearing.of('changed').map(({ data }) => data)).toContainEqual(heard));
    expect(mixed.of('changed')).toEqual([]);
    await Promise.all([hearing.close(), mixed.close()]);
  });
});

test('a gateway that stops ends its streams', async () => {
  const another = await product.anotherGateway();
  const reader = await LiveReader.ready(another.url, [camera], { token: room.member.token });
  await another.stop();
  await reader.done;
  expect(reader.of('ready')).toHaveLength(1);
});

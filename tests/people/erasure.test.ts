import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { good, made, person, type Person } from '../engine/people';
import { aPicture } from '../journeys/picture';
import { confirmAddress } from '../product/consent';
import { send } from '../product/rest';
import { startProduct, type Product } from '../product/start-product';
import { placesOf } from './places-of';

/** Word in every text of the person who leaves, and nowhere else in the world. */
const WORD = `z${randomBytes(6).toString('hex')}q`;

let product: Product;

beforeAll(async () => (product = await startProduct()), 120_000);
afterAll(() => product.stop(), 60_000);

const day = (offset: number) =>
  new Date(Date.now() + 9 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

async function oneOfEverything() {
  const { url } = product;
  const other = await person(url, { name: 'other' });
  const leaving = await person(url, { name: `${WORD} name` });
  const edit = (body: object) => made(leaving.send('PATCH', `/users/${leaving.id}`, body));
  await edit({
    invoice_name: `${WORD} inc`,
    invoice_email: `${WORD}@example.org`,
  });
  const { group } = (
    await made(
      leaving.send('POST', '/groups', {
        ...{
          name: `${WORD} club`,
          slug: `${WORD}-club`,
          description: `${WORD} meets`,
          passcode: `${WORD}-p`,
        },
      }),
    )
  ).body;
  await made(
    leaving.send('PATCH', `/groups/${group.id}`, {
      ...{
        sign_up_message: `${WORD} hello`,
        tag_form_label: `${WORD} class`,
        tag_form_placeholder: `${WORD} 3b`,
      },
    }),
  );
  await made(other.send('POST', '/memberships', { group_id: group.id, passcode: `${WORD}-p` }));
  await made(leaving.send('POST', '/posts', { group_id: group.id, body: `${WORD} post` }));
  const { folder } = (
    await made(leaving.send('POST', '/folders', { group_id: group.id, title: `${WORD} f` }))
  ).body;
  const { stocktaking_period: period } = (
    await made(leaving.send('POST', '/stocktaking_periods', { group_id: group.id, name: `${WORD} period` }))
  ).body;
  const picture = await aPicture();
  const asked = `content_type=image%2Fjpeg&byte_size=${picture.length}`;
  const upload = (await made(leaving.send('GET', `/images/s3_presigned_url?${asked}`))).body;
  await fetch(new URL(upload.url, url), {
    ...{ method: 'PUT', body: new Uint8Array(picture), headers: { 'content-type': 'image/jpeg' } },
  });
  const own = await good(leaving, {
    ...{
      title: `${WORD} camera`,
      description: `${WORD} with #${WORD}`,
      author: WORD,
      publisher: WORD,
      location: WORD,
    },
    ...{
      category: WORD,
      management_id: WORD,
      custom_tag: WORD,
      custom_tag_title: WORD,
      group_ids: [group.id],
    },
    ...{ image_ids: [upload.image_id], is_public_use: true },
  });
  await made(
    leaving.send('POST', '/stocktakings', {
      ...{ group_id: group.id, period_id: period.id, good_id: own, actual_quantity: 1, note: `${WORD} note` },
      ...{ scan_id: randomUUID(), counted_at: new Date().toISOString() },
    }),
  );
  await made(leaving.send('PATCH', `/folders/${folder.id}`, { good_ids: [own] })).catch(() => undefined);
  await made(
    leaving.send('POST', '/auth_tokens', { group_id: group.id, name: `${WORD} card`, management_id: WORD }),
  );
  await confirmAddress(product.url, leaving);
  await made(leaving.send('POST', '/invites', { group_id: group.id, emails: [`${WORD}@example.net`] }));
  await made(leaving.send('POST', '/managers', { email: `${WORD}-manager@example.net` }));
  const range = (from: number) => ({ start_date: day(from), end_date: day(from) });
  const booked = await good(other, { title: 'lent by other' });
  const { booking } = (
    await made(leaving.send('POST', '/bookings', { good_id: booked, ...range(3), memo: `${WORD} memo` }))
  ).body;
  await made(leaving.send('POST', '/messages', { booking_id: booking.id, body: `${WORD} message` }));
  await made(other.send('POST', '/bookings', { good_id: booked, ...range(5) }));
  await made(leaving.send('POST', `/bookings/${booking.id}/dispute`, { reason: `${WORD} reason` }));
  const { booking: lent } = (await made(other.send('POST', '/bookings', { good_id: own, ...range(4) }))).body;
  await made(leaving.send('PUT', `/bookings/${lent.id}/note`, { body: `${WORD} note` }));
  await made(leaving.send('POST', '/messages', { booking_id: lent.id, body: `${WORD} answer` }));
  await made(other.send('PUT', `/bookings/${booking.id}/note`, { body: 'came late' }));
  await made(leaving.send('POST', '/waits', { good_id: booked, ...range(5), quantity: 1 }));
  await made(leaving.send('POST', '/feeds', { name: `${WORD} feed` }));
  await made(leaving.send('POST', '/likes/toggle', { good_id: booked }));
  await made(leaving.send('POST', '/subscriptions/requests', { plan: 'lite', message: `${WORD} plan` }));
  await leaving.send('POST', '/push_tokens', {
    ...{ endpoint: `https://push.example.org/${WORD}`, p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  });
  return { leaving, other, imageUrl: upload.public_url as string };
}

/** Adds an account whose names are the word, signs in to it, and deletes it: the first account goes last. */
async function leaveAdded(first: Pick<Person, 'send'>) {
  const form = { account_name: `${WORD}_a`, password: 'hon-wo-yomu-7' };
  await made(first.send('POST', '/users', { name: `${WORD} branch`, ...form }));
  const { body } = await made(send(product.url, 'POST', '/auth/login', { body: form }));
  const { user, token } = body;
  const typed = { account_name: form.account_name };
  await made(send(product.url, 'DELETE', `/users/${user.id}`, { token, body: typed }));
}

describe('of who leaves', () => {
  let imageUrl: URL;
  let before: string[];
  let taken: Record<string, unknown[]>;

  beforeAll(async () => {
    const { leaving, imageUrl: shown } = await oneOfEverything();
    imageUrl = new URL(shown, product.url);
    await product.setClock(new Date(Date.now() + 60_000).toISOString());
    before = await placesOf(WORD, product);
    taken = (await made(leaving.send('GET', `/users/${leaving.id}/export`))).body;
    await leaveAdded(leaving);
    await made(leaving.send('DELETE', `/users/${leaving.id}`, { email: leaving.email }));
    await product.setClock(new Date(Date.now() + 120_000).toISOString());
  });

  it('there was a word in every kind of thing that has words', () => {
    const kindsSeen = new Set(before.map((place) => place.split('.').slice(0, 2).join('.')));
    expect([...kindsSeen]).toEqual(expect.arrayContaining(WITH_WORDS));
  });

  it('everything could be taken along before', () => {
    const parts = [
      ...[
        'sessions',
        'push_tokens',
        'security_events',
        'groups',
        'memberships',
        'goods',
        'bookings',
        'likes',
      ],
      ...['waits', 'feeds', 'folders', 'posts', 'pictures', 'messages'],
      ...['invites_sent', 'notes_about', 'notes_written', 'stocktakings'],
    ];
    for (const part of parts) expect([part, taken[part]?.length]).toEqual([part, expect.any(Number)]);
    const empty = parts.filter((part) => taken[part]?.length === 0);
    expect(empty).toEqual(['memberships']);
    expect(taken['invites_sent']).toMatchObject(
      [{ kind: 'manager' }, { kind: 'member' }].map(expect.objectContaining),
    );
    expect(taken['notes_written']).toMatchObject([{ body: `${WORD} note` }]);
    expect(taken['notification_setting']).toMatchObject({ email_message: true });
  });

  it('no word stays but where docs/privacy.md says until when', async () => {
    const left = await placesOf(WORD, product);
    const kept = keptAfterwards();
    expect(left.filter((place) => !kept.some((kind) => isOf(place, kind)))).toEqual([]);
  });

  it('pictures are gone, and no cache between keeps them', async () => {
    expect((await fetch(imageUrl)).status).toBe(404);
  });

  it('mails in files are gone after 30 days', async () => {
    await product.setClock(new Date(Date.now() + 32 * 86_400_000).toISOString());
    expect((await placesOf(WORD, product)).filter((place) => place.startsWith('file '))).toEqual([]);
  });
});

/** Kinds of data that contain words of people. A test that creates none of a kind proves nothing about it. */
const WITH_WORDS = [
  ...['identity.users', 'identity.groups', 'identity.group_slugs', 'identity.cards', 'identity.invites'],
  ...['identity.posts', 'catalog.good', 'catalog.folder', 'reservation.booking', 'reservation.message'],
  ...['reservation.booking_note', 'reservation.feed', 'reservation.good', 'search.good'],
  ...['billing.plan_requests', 'reservation.stocktaking', 'reservation.stocktaking_period'],
];

/** Returns the kinds of data that the page allows to be stored for a while. */
function keptAfterwards(): string[] {
  const page = readFileSync(path.resolve('docs/privacy.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const [, , where = '', until = ''] = row.split('|').map((cell) => cell.trim());
    if (until.startsWith('at once')) return [];
    return [...where.matchAll(/`([^`]+)`/g)].map(([, kind]) => kind!);
  });
}

/** `kind` is `service.table`, `*.table`, a topic or a folder. */
function isOf(place: string, kind: string): boolean {
  if (place === `bus ${kind}`) return true;
  if (kind.startsWith('DATA_DIR/')) return place.startsWith(`file ${kind.slice('DATA_DIR/'.length)}/`);
  const [service, table] = kind.split('.');
  const [ofService, ofTable] = place.split('.');
  return table === ofTable && (service === '*' || service === ofService);
}

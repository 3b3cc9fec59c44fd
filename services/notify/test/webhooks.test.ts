import { enumOf, identityEvents, SETS, webhooks } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { startNotify, type World } from './world';

const LENDER = newId();
const GROUP = newId();

let world: World;
const as = (actor: Actor) => world.service.as(actor).connect(webhooks.WebhookServiceClient);
const user = (userId: string): Actor => ({ kind: 'user', userId, sessionId: 'session' });
const lender = () => as(user(LENDER));

const asked = (fields: Partial<webhooks.CreateWebhookRequest> = {}) =>
  webhooks.CreateWebhookRequest.create({
    provider: enumOf(SETS.webhookProvider, 'standard'),
    url: 'https://hooks.example.org/kashikari/abcd',
    events: [enumOf(SETS.webhookEvent, 'booking.created')],
    locale: enumOf(SETS.locale, 'en'),
    ...fields,
  });
const make = async (fields: Partial<webhooks.CreateWebhookRequest> = {}) =>
  (await lender().createWebhook(asked(fields))).webhook!;
const refusal = (code: string, field?: string) => ({
  refusal: expect.objectContaining({ code, ...(field && { field }) }),
});

beforeAll(async () => {
  world = await startNotify();
  world.ownGroups.push(
    identityEvents.GroupChanged.create({ id: GROUP, version: 1, name: 'Media', ownerId: LENDER }),
    identityEvents.GroupChanged.create({ id: newId(), version: 1, name: 'Other', ownerId: newId() }),
  );
});
afterAll(() => world.service.stop());
afterEach(() => world.service.db.read('delete from webhook'));

describe('a webhook', () => {
  it('shows its secret once, and masks its address', async () => {
    const made = await make();
    expect(made.secret).toMatch(/^whsec_/);
    expect(made.url).toBe('https://hooks.example.org/…abcd');
    const { webhook } = await lender().getWebhook({ id: made.id });
    expect(webhook).toEqual({ ...made, secret: '' });
    const [row] = await world.service.db.read<{ sealed: Buffer }>('select sealed from webhook');
    expect(row!.sealed.toString('latin1')).not.toContain('hooks.example.org');
  });

  it('belongs to its account alone', async () => {
    const { id } = await make();
    const stranger = as(user(newId()));
    await expect(stranger.getWebhook({ id })).rejects.toMatchObject(refusal('not_found'));
    await expect(stranger.deleteWebhook({ id })).rejects.toMatchObject(refusal('not_found'));
    await expect(stranger.testWebhook({ id })).rejects.toMatchObject(refusal('not_found'));
    expect((await stranger.listWebhooks({})).webhooks).toEqual([]);
    const card: Actor = { kind: 'card', userId: LENDER, groupId: GROUP, canWrite: true, sessionId: 's' };
    await expect(as(card).listWebhooks({})).rejects.toMatchObject(refusal('forbidden'));
  });

  it.each([
    ['http://hooks.example.org/', 'validation.url'],
    ['https://me@hooks.example.org/', 'validation.url'],
    ['hooks', 'validation.url'],
    ['https://hooks.example.org/a b', 'validation.url'],
    ['https://0x7f.1/', 'webhook.address'],
    ['https://[::ffff:10.0.0.1]/', 'webhook.address'],
    ['https://localhost/', 'webhook.address'],
    ['https://wiki.corp/', 'webhook.address'],
  ])('is refused for the address %s', async (url, code) => {
    await expect(make({ url })).rejects.toMatchObject(refusal(code, 'url'));
  });

  it.each([
    ['chatwork', { url: '', token: 'secret' }, 'to'],
    ['line', { url: '', to: 'U1' }, 'token'],
    ['slack', { token: 'secret' }, 'token'],
    ['discord', { url: '' }, 'url'],
  ] as const)('of %s names the fields that it needs', async (provider, fields, field) => {
    const wrong = { provider: enumOf(SETS.webhookProvider, provider), ...fields };
    await expect(make(wrong)).rejects.toMatchObject(refusal('webhook.provider_fields', field));
  });

  it('of Chatwork needs a room instead of an address', async () => {
    const made = await make({
      provider: enumOf(SETS.webhookProvider, 'chatwork'),
      ...{ url: '', token: 'chatwork-token', to: '214' },
    });
    expect([made.url, made.token, made.to]).toEqual(['https://api.chatwork.com/…ages', '…oken', '214']);
    expect(made.secret).toBe('');
  });

  it('is limited to a group of its account', async () => {
    expect((await make({ groupId: GROUP })).groupId).toBe(GROUP);
    await expect(make({ groupId: newId() })).rejects.toMatchObject(refusal('not_found', 'group_id'));
  });

  it('is refused as the 21st of an account, also if many are made at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 22 }, () => make()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(make()).rejects.toMatchObject(refusal('webhook.too_many'));
  });

  it('changes its fields, and replaces its secret for 24 hours', async () => {
    const made = await make();
    const { webhook } = await lender().updateWebhook({
      id: made.id,
      url: 'https://other.example.org/hooks/1234',
      events: [enumOf(SETS.webhookEvent, 'ping')],
      locale: undefined,
    });
    expect([webhook!.url, webhook!.events]).toEqual([
      'https://other.example.org/…1234',
      ['WEBHOOK_EVENT_PING'],
    ]);
    const { secret } = await lender().rotateWebhookSecret({ id: made.id });
    expect(secret).toMatch(/^whsec_/);
    expect(secret).not.toBe(made.secret);
  });
});

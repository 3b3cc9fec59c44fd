import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct, type Product } from '../product/start-product';
import { OPERATIONS, type Operation } from './document';
import { exampleOf, pathOf } from './examples';
import { NAME_NOTHING, OPEN_TO_STRANGERS } from './open-to-strangers';
import { PASSWORD, SECRET_WORD, makeWorld, type World } from './world';
import type { Answer, Client } from './client';

/** Host of an unrelated organization's shell, which shows nothing of the lender and its members. */
const OTHER = 'other.example';
const ACCOUNT_NAME = 'other_club';

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-shells-'));
const file = path.join(folder, 'shells.yaml');
writeFileSync(file, `shells: [{ id: other, hosts: [${OTHER}], accounts: [${ACCOUNT_NAME}] }]\n`);

let product: Product;
let world: World;
/** Account of the other organization, at the common shell. */
let owner: Client;
let roles: Record<string, Client>;

beforeAll(async () => {
  product = await startProduct({ env: { SHELLS_FILE: file, TRUST_PROXY: '1' } });
  world = await makeWorld(product.url);
  await product.setClock(null);
  const club = { account_name: ACCOUNT_NAME, password: PASSWORD };
  const { status } = await world.stranger.api.post('/users', { name: 'Other club', ...club });
  expect(status).toBe(201);
  const there = world.visitor.at(OTHER);
  const signedIn = async ({ email }: { readonly email: string }) => {
    const { body } = await there.post('/auth/login', { email, password: PASSWORD });
    return there.as(String(body.token));
  };
  const { body } = await world.visitor.post('/auth/login', club);
  owner = world.visitor.as(String(body.token));
  roles = {
    lender: await signedIn(world.lender),
    member: await signedIn(world.member),
    stranger: await signedIn(world.stranger),
    visitor: there,
    'lender with a token of the common shell': world.lender.api.at(OTHER),
  };
}, 180_000);
afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true });
});

/**
 * Operations on a person's account, which work at all shells: sessions, rules and settings, plan, addresses of feeds,
 * and webhooks.
 */
const OWN_ACCOUNT = [
  ...['endSession', 'getUser', 'updateUser', 'putUser', 'deleteUser', 'exportUser', 'importClosedDates'],
  ...['getNotificationSetting', 'updateNotificationSetting', 'putNotificationSetting', 'requestPlan'],
  ...[
    'rotateFeed',
    'deleteFeed',
    'createWebhook',
    'getWebhook',
    'updateWebhook',
    'putWebhook',
    'deleteWebhook',
  ],
  ...['enableWebhook', 'rotateWebhookSecret', 'testWebhook', 'listWebhookDeliveries', 'redeliverWebhook'],
];

/** Lists and templates, which are empty there. */
const LISTS = ['listGoods', 'listSuggestions', 'exportGoods'];

const naming = OPERATIONS.filter(
  ({ operationId }) => ![...NAME_NOTHING, ...OWN_ACCOUNT].some((name) => name === operationId),
);

function ask(operation: Operation, api: Client): Promise<Answer> {
  const { params, query, body } = exampleOf(operation.operationId, world);
  return api.send(operation.method, pathOf(operation.path, params), { query, body });
}

/** Texts that a response contains if it reveals anything of the lender. */
const TITLES = [SECRET_WORD, 'カメラ', '三脚'];

const ROLES = ['lender', 'member', 'stranger', 'visitor', 'lender with a token of the common shell'] as const;

describe('at the shell of another organisation', () => {
  it.each(ROLES)('nothing of the lender is there for a %s', async (role) => {
    const told: string[] = [];
    for (const operation of naming) {
      const { status, body } = await ask(operation, roles[role] as Client);
      const text = JSON.stringify(body) ?? '';
      const mayAnswer = operation.operationId in OPEN_TO_STRANGERS || LISTS.includes(operation.operationId);
      const named = TITLES.filter((title) => text.includes(title));
      if (status >= 500 || named.length || (status < 300 && !mayAnswer))
        told.push(`${operation.operationId} ${status} ${named.join()}`);
    }
    expect(told).toEqual([]);
  });

  it('cards of the lender’s groups sign nobody in', async () => {
    for (const permission of ['read', 'book']) {
      const made = await world.lender.api.post('/auth_tokens', { group_id: world.group.id, permission });
      const { jti } = made.body.auth_token as { jti: string };
      expect((await world.visitor.at(OTHER).post('/auth/login', { jti })).status).toBe(401);
      expect((await world.visitor.post('/auth/login', { jti })).status).toBe(200);
    }
  });

  it('tokens and cookies are of that host, and refused at the other', async () => {
    const { email } = world.lender;
    const hosts = [OTHER, '127.0.0.1'] as const;
    const refresh = async (token: string, host: string) => {
      const cookie = `kashikari_refresh=${token}`;
      const { status } = await world.visitor.at(host).post('/auth/refresh', {}, { Cookie: cookie });
      return status;
    };
    for (const [own, foreign] of [hosts, hosts.toReversed() as [string, string]]) {
      const { body } = await world.visitor.at(own).post('/auth/login', { email, password: PASSWORD });
      const at = (host: string) => world.visitor.at(host).as(String(body.token)).get('/users/current');
      expect([(await at(own)).status, (await at(foreign)).status]).toEqual([200, 401]);
      const token = String(body.refresh_token);
      expect(await refresh(token, foreign)).toBe(401);
      expect(await refresh(token, own)).toBe(200);
    }
  });

  it('all of it is there for the lender at the common shell, after all that', async () => {
    const refused: string[] = [];
    for (const operation of naming.filter(({ method }) => method === 'GET')) {
      const { status } = await ask(operation, world.lender.api.at('127.0.0.1'));
      if (status >= 400) refused.push(`${operation.operationId} ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it('are the goods of its own accounts, to visitors too, and those of others at no address and in no list', async () => {
    const open = { is_public: true, is_public_use: true };
    const of = async (api: Client, title: string) => {
      const { status, body } = await api.post('/goods', { title, ...open });
      expect(status).toBe(201);
      return String(body.good.id);
    };
    const [theirs, own] = [await of(world.lender.api, '顕微鏡'), await of(owner, '顕微鏡')];
    await product.setClock(null);
    const found = async (host: string) => {
      const { body } = await world.visitor.at(host).get('/goods', { match: '顕微鏡' });
      return (body.goods as { id: string }[]).map(({ id }) => id).sort();
    };
    expect(await found('127.0.0.1')).toEqual([theirs, own].sort());
    expect(await found(OTHER)).toEqual([own]);
    const at = async (id: string) => (await world.visitor.at(OTHER).get(`/goods/${id}`)).status;
    expect([await at(own), await at(theirs)]).toEqual([200, 404]);
  });

  it('a map of the site names what visitors find at that host, and pages say nothing of the rest', async () => {
    const read = async (host: string, address: string) => {
      const answer = await fetch(product.url + address, { headers: { 'X-Forwarded-Host': host } });
      return { status: answer.status, text: await answer.text() };
    };
    const ids: Record<string, string> = {};
    for (const [name, api, fields] of [
      ['theirs', world.lender.api, { is_public: true }],
      ['open', owner, { is_public: true }],
      ['hidden', owner, { is_public: true, is_hidden: true }],
      ['private', owner, {}],
    ] as const) {
      const { body } = await api.post('/goods', { title: `見せない${name}`, ...fields });
      ids[name] = String(body.good.id);
    }
    const named = async (host: string) => {
      const { status, text } = await read(host, '/sitemap.xml');
      expect(status).toBe(200);
      return Object.keys(ids).filter((name) => text.includes(`/goods/${ids[name]}<`));
    };
    expect(await named('127.0.0.1')).toEqual(['theirs', 'open']);
    expect(await named(OTHER)).toEqual(['open']);
    const pageOf = async (id = '') => (await read(OTHER, `/goods/${id}`)).text.replaceAll(id, 'ID');
    expect(await pageOf(ids['open'])).toContain('見せないopen — ');
    const nobody = await pageOf('0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22');
    for (const name of ['theirs', 'hidden', 'private']) expect(await pageOf(ids[name])).toBe(nobody);
    expect([(await read(OTHER, '/')).status, (await read(OTHER, '/nonsense')).status]).toEqual([200, 404]);
  });
});

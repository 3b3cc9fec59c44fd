import { enumOf, installations, SETS } from '@kashikari/contracts';
import request from 'supertest';
import { testApp } from './test-app';
import { COMMON, HIMAWARI, env, shells } from './two-shells';

const facts = (more: object = {}) =>
  installations.GetInstallationResponse.create({ setupNeeded: true, ...more });

/** identity, as far as it knows the installation. */
function identity(answer: () => Promise<installations.GetInstallationResponse>) {
  const setUpInstallation = jest.fn();
  return { setUpInstallation, installations: { getInstallation: answer, setUpInstallation } };
}

const FORM = {
  ...{
    name: 'さくらの貸し出し',
    display_name: 'さくら',
    email: 'sakura@example.jp',
    password: 'hana-saku-7',
  },
};

describe('while the installation is not set up', () => {
  const { setUpInstallation, ...services } = identity(async () => facts());
  const app = testApp(services as never, { env, shells });
  const read = (address: string, host = COMMON) =>
    request(app).get(address).set('Host', host).set('Accept', 'text/html').redirects(0);

  it('every page leads to where that is done', async () => {
    for (const address of ['/', '/lp', '/sign_up', '/home?x=1', '/goods/1']) {
      const { status, headers } = await read(address);
      expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/setup', 'no-store']);
    }
  });

  it('the page itself, legal texts, files and the API are there', async () => {
    for (const address of ['/setup', '/SETUP', '/terms', '/support', '/config.json', '/v1/version'])
      expect([200, 404]).toContain((await read(address)).status);
  });

  it('the hosts of organisations are not touched', async () => {
    expect((await read('/home', HIMAWARI)).headers['location']).toBeUndefined();
    await request(app).post('/v1/setup').set('Host', HIMAWARI).send(FORM);
    expect(setUpInstallation).not.toHaveBeenCalled();
  });

  it('nobody sets it up without a token under another name of this machine', async () => {
    const open = testApp(services as never);
    for (const host of ['evil.example', 'localhost.evil.example', '192.0.2.1', '127.0.0.1.evil.example']) {
      const { status, body } = await request(open).post('/v1/setup').set('Host', host).send(FORM);
      expect([host, status, body.code]).toEqual([host, 403, 'setup.token']);
    }
    expect(setUpInstallation).not.toHaveBeenCalled();
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      await request(open).post('/v1/setup').set('Host', host).send(FORM);
    expect(setUpInstallation).toHaveBeenCalledTimes(3);
  });
});

describe('what pages know of the installation', () => {
  const configOf = async (answer: () => Promise<installations.GetInstallationResponse>) =>
    (await request(testApp(identity(answer) as never)).get('/config.json')).body as Record<string, unknown>;

  it('is its name, its language, and whom to ask where it was set up without mail', async () => {
    const answer = facts({
      ...{ setupNeeded: false, name: 'さくらの貸し出し', ownerName: 'さくら保育園' },
      ...{ locale: enumOf(SETS.locale, 'ja-Hira'), mail: enumOf(SETS.mailSource, 'none') },
    });
    expect(await configOf(async () => answer)).toMatchObject({
      ...{ name: 'さくらの貸し出し', locale: 'ja-Hira', no_mail: { ask: 'さくら保育園' } },
    });
  });

  it.each([
    ['by a mail server', { ownerName: 'さくら', mail: enumOf(SETS.mailSource, 'stored') }],
    ['where nobody knows', { ownerName: 'さくら' }],
    ['of a demonstration, whose mails are in files', { mail: enumOf(SETS.mailSource, 'none') }],
  ])('names nobody to ask where mails go out %s', async (_how, more) => {
    expect(await configOf(async () => facts({ setupNeeded: false, ...more }))).not.toHaveProperty('no_mail');
  });

  it('is nothing while identity is away, and pages are there', async () => {
    const config = await configOf(() => Promise.reject(new Error('away')));
    expect(config).not.toHaveProperty('name');
    expect(config['remotes']).toHaveLength(4);
  });
});

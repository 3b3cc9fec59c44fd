import { createServer } from 'node:http';
import { existsSync, mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Setup } from '../src/files/setup';
import { readSettings } from '../src/settings';

const GIVEN = 'a-token-that-the-operator-has-chosen-0123';

describe('the set-up in the browser', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'kashikari-setup-'));
  });
  const setup = (env: Record<string, string> = {}) =>
    new Setup(readSettings({ DATA_DIR: home, DEMO: '0', ...env }, '/'), env);
  const isPending = () => existsSync(path.join(home, 'setup.pending'));

  it('is open where nobody but this machine reaches a new installation', () => {
    expect(setup().prepare(true)).toEqual({ SETUP_OPEN: '1' });
    expect(setup({ PUBLIC_URL: 'http://localhost:3000' }).prepare(false)).toEqual({ SETUP_OPEN: '1' });
  });

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://lending.example.jp' }, { TRUST_PROXY: '1' }] as Record<
    string,
    string
  >[])('needs a token of each start with %j', (env) => {
    const [first, second] = [setup(env).prepare(true), setup(env).prepare(false)];
    expect(first['SETUP_TOKEN']).toMatch(/^[\w-]{43}$/);
    expect(second['SETUP_TOKEN']).not.toBe(first['SETUP_TOKEN']);
    expect(first['SETUP_OPEN']).toBeUndefined();
  });

  it('is not offered on a database that was there, with a demonstration, or in tests', () => {
    expect(setup().prepare(false)).toEqual({});
    expect(setup({ DEMO: '1' }).prepare(true)).toEqual({});
    expect(setup({ KASHIKARI_TEST_HOOKS: '1' }).prepare(true)).toEqual({});
    expect(isPending()).toBe(false);
  });

  it('is offered on an operator’s own new server, and wherever a token is given', () => {
    const own = { DATABASE_URL: 'postgres://admin:secret@db.example.jp/postgres', DEMO: '1' };
    expect(setup(own).prepare(true)).toEqual({ SETUP_OPEN: '1' });
    expect(setup({ SETUP_TOKEN: GIVEN }).prepare(false)).toEqual({ SETUP_TOKEN: GIVEN });
  });

  it('is printed with its token at each start, and no more once it is done', async () => {
    let needed = true;
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ setup: { needed } })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const first = setup({ HOST: '0.0.0.0' });
    const { SETUP_TOKEN } = first.prepare(true);
    expect((await first.lines(address))[0]).toBe(
      `Set it up in the browser: ${address}/setup#token=${SETUP_TOKEN}`,
    );
    const here = setup();
    here.prepare(false);
    expect(await here.lines(address)).toEqual([`Set it up in the browser: ${address}/setup`]);
    needed = false;
    expect([await here.lines(address), isPending()]).toEqual([[], false]);
    server.close();
  });
});

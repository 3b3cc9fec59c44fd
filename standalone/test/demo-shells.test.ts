import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShells } from '@kashikari/platform/shells';
import { Demonstration } from '../src/demo/demonstration';
import { LENDERS } from '../src/demo/fill';
import { emptyShells, fillShells, makeRoomForShells } from '../src/demo/shells';
import { addressesOfShells, shellsFileIn, shellsFileOf } from '../src/files/shells-file';

let home: string;
let gateway: Server;
let address: string;
/** Hosts of requests to the gateway, which `npm start` repeats until it has read the file. */
const asked: (string | undefined)[] = [];

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'kashikari-demo-shells-'));
  asked.splice(0);
  // A double: that the real one reads the file is tested in services/gateway/test/shells.test.ts.
  gateway = createServer(({ headers }, response) => {
    asked.push(headers.host);
    response.writeHead(asked.length < 3 ? 421 : 200).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(() => {
  gateway.close();
  rmSync(home, { recursive: true });
});

const text = () => readFileSync(shellsFileOf(home), 'utf8');
const ids = Object.fromEntries(
  LENDERS.map(({ key }, place) => [key, `019a0000-0000-7000-8000-00000000000${place}`]),
);

describe('the shells of the demonstration', () => {
  test('are none until its accounts are made, and then one for each lender', async () => {
    makeRoomForShells(home);
    expect(readShells(text()).shells).toEqual([]);
    await fillShells(home, ids, address);
    expect(readShells(text()).shells.map(({ id, hosts, accounts }) => [id, hosts, accounts])).toEqual([
      ['minato', ['minato.localhost'], [ids['media-library']]],
      ['himawari', ['himawari.localhost'], [ids['nursery']]],
    ]);
  });

  test('are waited for until the gateway answers at one of them', async () => {
    makeRoomForShells(home);
    await fillShells(home, ids, address);
    expect(asked).toEqual(Array(3).fill(`minato.localhost:${new URL(address).port}`));
  });

  test('never take the place of what somebody has written', async () => {
    writeFileSync(shellsFileOf(home), 'shells: [] # mine\n');
    makeRoomForShells(home);
    await fillShells(home, ids, address);
    emptyShells(home);
    expect(text()).toBe('shells: [] # mine\n');
    expect(asked).toEqual([]);
  });

  test('go with the demonstration, unless somebody has changed them', async () => {
    makeRoomForShells(home);
    const empty = text();
    await fillShells(home, ids, address);
    emptyShells(home);
    expect(text()).toBe(empty);
    await fillShells(home, ids, address);
    writeFileSync(shellsFileOf(home), text().replace('himawari.localhost', 'kids.localhost'));
    emptyShells(home);
    expect(text()).toContain('kids.localhost');
  });

  test('are there in a new installation that only this machine reaches and nobody has decided about', () => {
    const madeWith = (fresh: boolean, local: boolean, env: NodeJS.ProcessEnv = {}, wanted = true) => {
      new Demonstration(home, wanted, local, 0).prepare(fresh, env);
      const made = shellsFileIn(home) !== undefined;
      rmSync(shellsFileOf(home), { force: true });
      return made;
    };
    expect(madeWith(true, true)).toBe(true);
    expect(madeWith(false, true)).toBe(false);
    expect(madeWith(true, false)).toBe(false);
    expect(madeWith(true, true, {}, false)).toBe(false);
    expect(madeWith(true, true, { PUBLIC_URL: 'https://k.example' })).toBe(false);
    expect(madeWith(true, true, { SHELLS_FILE: '/etc/shells.yaml' })).toBe(false);
  });
});

describe('the line of a start', () => {
  test('names the address of each shell, at the port of the installation', async () => {
    makeRoomForShells(home);
    await fillShells(home, ids, address);
    expect(addressesOfShells(shellsFileOf(home), 'http://localhost:3000')).toEqual([
      '  minato: http://minato.localhost:3000',
      '  himawari: http://himawari.localhost:3000',
    ]);
  });

  test('names none where there is no file, or a faulty one', () => {
    expect(addressesOfShells(undefined, 'http://localhost:3000')).toEqual([]);
    expect(addressesOfShells(shellsFileOf(home), 'http://localhost:3000')).toEqual([]);
    writeFileSync(shellsFileOf(home), 'shells: [{}]');
    expect(addressesOfShells(shellsFileOf(home), 'http://localhost:3000')).toEqual([]);
  });
});

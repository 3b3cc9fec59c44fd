import { execFileSync } from 'node:child_process';
import type { LookupAddress } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { OutboundClient } from '@kashikari/platform';
import { OutboundPictures } from '../src/clients/web-pictures.client';
import { MAX_UPLOAD_BYTES } from '../src/domain/picture';

/** Address of the public internet in this test: allowed, while the rest of 127.0.0.0/8 is private. */
const OUTSIDE = '127.0.0.2';
const METADATA = '169.254.169.254';

const PEM = execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=example.test', '-addext', 'subjectAltName=DNS:*.example.test'],
    ...['-keyout', '-', '-out', '-'],
  ],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
);

let server: Server;
let asked: string[] = [];
let answer: (response: ServerResponse) => void;
const site = () => `https://pictures.example.test:${(server.address() as AddressInfo).port}/a.png`;

beforeAll(async () => {
  server = createServer({ key: PEM, cert: PEM }, (request, response) => {
    response.setHeader('connection', 'close');
    asked.push(request.url!);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = (response) => response.end('picture');
});

/** Loads an address while the name has these addresses, one after the other. */
function loader(...turns: readonly string[]) {
  let turn = 0;
  const resolve = (
    _name: string,
    _options: unknown,
    done: (error: Error | null, all: LookupAddress[]) => void,
  ) => {
    const address = turns[Math.min(turn, turns.length - 1)]!;
    turn += 1;
    done(null, [{ address, family: 4 }]);
  };
  const outbound = new OutboundClient({ allow: [`${OUTSIDE}/32`], resolve, ca: PEM });
  const pictures = new OutboundPictures(outbound, { info: () => undefined });
  return (address: string) => pictures.load(address, AbortSignal.timeout(10_000));
}
const refusal = { refusal: { code: 'import.picture', field: 'image_urls' } };

describe('a picture at an address in a sheet', () => {
  it('is loaded', async () => {
    expect(Buffer.from(await loader(OUTSIDE)(site())).toString()).toBe('picture');
  });

  it.each([`https://${METADATA}/a.png`, `http://pictures.example.test/a.png`, 'file:///etc/passwd', 'a.png'])(
    'is refused before anything is sent: %s',
    async (address) => {
      await expect(loader(OUTSIDE)(address)).rejects.toMatchObject(refusal);
      expect(asked).toEqual([]);
    },
  );

  it('is refused when a redirect leads to the metadata service', async () => {
    answer = (response) => response.writeHead(302, { location: `https://${METADATA}/latest/` }).end();
    await expect(loader(OUTSIDE)(site())).rejects.toMatchObject(refusal);
    expect(asked).toHaveLength(1);
  });

  it('is refused when the name leads to the metadata service the next time (DNS rebinding)', async () => {
    const load = loader(OUTSIDE, METADATA);
    await load(site());
    await expect(load(site())).rejects.toMatchObject(refusal);
    expect(asked).toHaveLength(1);
  });

  it('is refused when it is missing', async () => {
    answer = (response) => response.writeHead(404).end();
    await expect(loader(OUTSIDE)(site())).rejects.toMatchObject(refusal);
  });

  it('is refused when it is larger than an upload', async () => {
    answer = (response) => response.end(Buffer.alloc(MAX_UPLOAD_BYTES + 1));
    await expect(loader(OUTSIDE)(site())).rejects.toMatchObject(refusal);
  });

  it('is refused after 5 seconds', async () => {
    answer = () => undefined;
    const began = Date.now();
    await expect(loader(OUTSIDE)(site())).rejects.toMatchObject(refusal);
    expect(Date.now() - began).toBeLessThan(9_000);
  }, 15_000);
});

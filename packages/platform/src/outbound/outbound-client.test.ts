import { execFileSync } from 'node:child_process';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { OutboundClient, type OutboundRequest, type ResolveName } from './outbound-client';

/** An address that represents the public internet: it is allowed, while the rest of 127.0.0.0/8 is private. */
const OUTSIDE = '127.0.0.2';
const INSIDE = '127.0.0.1';
const LIMITS: OutboundRequest = { maxBytes: 1_000, timeoutMs: 5_000 };

/** Key and certificate of every name in `example.test`, PEM in one text. */
const PEM = execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...[
      '-subj',
      '/CN=example.test',
      '-addext',
      `subjectAltName=DNS:*.example.test,IP:${OUTSIDE},IP:${INSIDE}`,
    ],
    ...['-keyout', '-', '-out', '-'],
  ],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
);

let server: Server;
let port: number;
const asked: { readonly at: string; readonly url: string; readonly headers: IncomingMessage['headers'] }[] =
  [];
let answer: (response: ServerResponse, url: string) => void;

beforeAll(async () => {
  server = createServer({ key: PEM, cert: PEM }, (request, response) => {
    response.setHeader('connection', 'close');
    asked.push({ at: request.socket.localAddress!, url: request.url!, headers: request.headers });
    answer(response, request.url!);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked.splice(0);
  answer = (response) => response.end('here');
});

/** A client for which each name has these addresses, one list after the other. */
function clientWith(...lists: readonly (readonly string[])[]) {
  let turn = 0;
  const resolve: ResolveName = (name, _options, done) => {
    const list = lists[Math.min(turn, lists.length - 1)] ?? [];
    turn += 1;
    if (list.length === 0) done(Object.assign(new Error(name), { syscall: 'getaddrinfo' }), []);
    else
      done(
        null,
        list.map((address): LookupAddress => ({ address, family: 4 })),
      );
  };
  return new OutboundClient({ allow: [`${OUTSIDE}/32`], resolve, ca: PEM });
}
const site = (path = '/') => `https://books.example.test:${port}${path}`;

/** Writes up to 1 GB until the client hangs up. @returns bytes written, when the connection has closed */
function flood(response: ServerResponse): Promise<number> {
  const GIGABYTE = 1_000_000_000;
  const chunk = 'x'.repeat(10_000);
  let bytes = 0;
  return new Promise((resolve) => {
    const more = () => {
      for (let goesOn = true; goesOn && bytes < GIGABYTE && !response.destroyed; bytes += chunk.length)
        goesOn = response.write(chunk);
      if (bytes >= GIGABYTE) response.end();
    };
    response.on('drain', more);
    response.on('close', () => resolve(bytes));
    more();
  });
}

/** Writes a byte now and then, and never ends. */
function drip(response: ServerResponse): void {
  const dripping = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(dripping));
}

describe('a request to an address that somebody typed', () => {
  it('is answered with status, body and address, and goes to the very address that was checked', async () => {
    const got = await clientWith([OUTSIDE], [INSIDE]).get(site('/a'), LIMITS);
    expect({ ...got, body: got.body.toString() }).toMatchObject({
      status: 200,
      body: 'here',
      url: site('/a'),
    });
    expect(asked.map(({ at }) => at)).toEqual([OUTSIDE]);
  });

  it('is refused when the name leads inside the next time (DNS rebinding)', async () => {
    const client = clientWith([OUTSIDE], [INSIDE]);
    await client.get(site(), LIMITS);
    await expect(client.get(site(), LIMITS)).rejects.toMatchObject({ reason: 'address' });
    expect(asked).toHaveLength(1);
  });

  it('is refused when one of several addresses is private', async () => {
    const client = clientWith([OUTSIDE, '10.0.0.1']);
    await expect(client.get(site(), LIMITS)).rejects.toMatchObject({ reason: 'address' });
  });

  it('is refused alike whether an inner name exists or not', async () => {
    const refusals = [[INSIDE], []].map((list) =>
      clientWith(list)
        .get(site(), LIMITS)
        .catch((error: unknown) => error),
    );
    const [there, missing] = await Promise.all(refusals);
    expect(there).toEqual(missing);
    expect(there).toMatchObject({ reason: 'address', message: 'refused: address' });
  });

  it.each([
    ...[
      '169.254.169.254',
      '127.0.0.1',
      '0x7f.1',
      '2130706433',
      '0177.0.0.1',
      '10.1',
      '100.64.0.1',
      '127.0.0.1.',
    ],
    ...['[::1]', '[::ffff:10.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[fd00:ec2::254]', '[fe80::1]'],
  ])('is refused for a literal private address: %s', async (host) => {
    const address = `https://${host}:${port}/`;
    await expect(clientWith([OUTSIDE]).get(address, LIMITS)).rejects.toMatchObject({ reason: 'address' });
    expect(asked).toEqual([]);
  });

  it('is refused for this very machine by its digits', async () => {
    const address = `https://127.0.0.1:${port}/`;
    await expect(clientWith([OUTSIDE]).get(address, LIMITS)).rejects.toMatchObject({ reason: 'address' });
  });

  it.each([
    ['http://books.example.test/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['books', 'scheme'],
    ['https://me@books.example.test/', 'user_info'],
    ['https://:secret@books.example.test/', 'user_info'],
  ])('is refused before anything is sent: %s', async (address, reason) => {
    await expect(clientWith([OUTSIDE]).get(address, LIMITS)).rejects.toMatchObject({ reason });
  });

  it('follows redirects, and sends headers to no other origin', async () => {
    const elsewhere = `https://covers.example.test:${port}/b`;
    answer = (response, url) =>
      url === '/a' ? response.writeHead(302, { location: elsewhere }).end() : response.end('there');
    const got = await clientWith([OUTSIDE]).get(site('/a'), { ...LIMITS, headers: { 'x-key': 'k' } });
    expect([got.url, got.body.toString()]).toEqual([elsewhere, 'there']);
    expect(asked.map(({ headers }) => headers['x-key'])).toEqual(['k', undefined]);
  });

  it.each([
    ['https://169.254.169.254/latest/meta-data/', 'address'],
    ['http://books.example.test/', 'scheme'],
    ['//me@books.example.test/', 'user_info'],
  ])('is refused when a redirect leads to %s', async (location, reason) => {
    answer = (response) => response.writeHead(302, { location }).end();
    await expect(clientWith([OUTSIDE]).get(site(), LIMITS)).rejects.toMatchObject({ reason });
  });

  it('is refused after three redirects', async () => {
    answer = (response) => response.writeHead(302, { location: '/again' }).end();
    await expect(clientWith([OUTSIDE]).get(site(), LIMITS)).rejects.toMatchObject({ reason: 'redirects' });
    expect(asked).toHaveLength(4);
  });

  it('is refused when the answer is larger than asked for, without reading the rest', async () => {
    answer = (response) => void flood(response);
    await expect(clientWith([OUTSIDE]).get(site(), LIMITS)).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('is refused when the answer comes drop by drop', async () => {
    answer = drip;
    const asking = clientWith([OUTSIDE]).get(site(), { ...LIMITS, timeoutMs: 300 });
    await expect(asking).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('ends with the reason of the caller who gives up', async () => {
    answer = () => undefined;
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(clientWith([OUTSIDE]).get(site(), { ...LIMITS, signal })).rejects.toThrow('gone');
  });

  it('is refused as unreachable when the certificate is not trusted', async () => {
    const resolve: ResolveName = (_name, _options, done) => done(null, [{ address: OUTSIDE, family: 4 }]);
    const client = new OutboundClient({ allow: [`${OUTSIDE}/32`], resolve });
    await expect(client.get(site(), LIMITS)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('a body that is sent to an address that somebody typed', () => {
  const POST = { ...LIMITS, body: '{"名":1}', headers: { 'content-type': 'application/json' } };

  it('arrives whole, and its response is returned, whatever its status', async () => {
    let received = '';
    server.once('request', (request: IncomingMessage) => {
      request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    });
    answer = (response) => response.writeHead(410, { 'retry-after': '5' }).end('gone');
    const got = await clientWith([OUTSIDE]).post(site('/hook'), POST);
    expect([got.status, got.headers['retry-after'], got.body.toString()]).toEqual([410, '5', 'gone']);
    expect(received).toBe(POST.body);
    expect(asked[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '9' });
  });

  it('follows no redirect', async () => {
    answer = (response) => response.writeHead(307, { location: site('/elsewhere') }).end();
    expect((await clientWith([OUTSIDE]).post(site('/hook'), POST)).status).toBe(307);
    expect(asked).toHaveLength(1);
  });

  it('is answered by the start of a body of 1 GB, of which the rest is not read', async () => {
    let written: Promise<number> | undefined;
    answer = (response) => void (written = flood(response));
    const sending = clientWith([OUTSIDE]).post(site('/hook'), { ...POST, maxBytes: 65_536 });
    await expect(sending).resolves.toMatchObject({ status: 200, body: { length: 65_536 } });
    expect(await written).toBeLessThan(50_000_000);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never comes', () => undefined],
    ['comes drop by drop', drip],
    [
      'comes drop by drop after its status',
      (response) => {
        response.writeHead(200).flushHeaders();
        drip(response);
      },
    ],
  ])('is given up after the time limit in total when the response %s', async (_how, answers) => {
    answer = answers;
    const began = performance.now();
    const asking = clientWith([OUTSIDE]).post(site('/hook'), { ...POST, timeoutMs: 300 });
    await expect(asking).rejects.toMatchObject({ reason: 'timeout' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(290);
  });

  it.each(['https://127.0.0.1', 'https://169.254.169.254/latest/meta-data/', 'http://books.example.test/'])(
    'asks nothing of %s, where a redirect leads',
    async (location) => {
      answer = (response) => response.writeHead(308, { location }).end();
      const got = await clientWith([OUTSIDE]).post(site('/hook'), POST);
      expect([got.status, got.url]).toEqual([308, site('/hook')]);
      expect(asked).toHaveLength(1);
    },
  );

  it.each(['127.0.0.1', '169.254.169.254', '[::ffff:10.0.0.1]'])(
    'is not sent to a literal private address: %s',
    async (host) => {
      const sending = clientWith([OUTSIDE]).post(`https://${host}:${port}/`, POST);
      await expect(sending).rejects.toMatchObject({ reason: 'address' });
      expect(asked).toEqual([]);
    },
  );

  it('is refused for a name that leads inside', async () => {
    await expect(clientWith([INSIDE]).post(site('/hook'), POST)).rejects.toMatchObject({ reason: 'address' });
    await expect(clientWith([]).post(site('/hook'), POST)).rejects.toMatchObject({ reason: 'address' });
  });
});

import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** Data that the service worker receives. */
export interface PushedNews {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly lang: string;
  readonly tag: string;
}

/** A request to a browser maker's push service, with the content that the browser decrypts. */
export interface PushRequest {
  readonly browser: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: number;
  readonly news: PushedNews;
  readonly vapid: { readonly aud?: unknown; readonly sub?: unknown; readonly key: string };
}

interface Answer {
  readonly status: number;
  readonly headers?: http.OutgoingHttpHeaders;
}

/** A browser that was turned on. */
interface Browser {
  readonly keys: ECDH;
  readonly secret: Buffer;
}

/** A real push service in this process: keeps to RFC 8030, and decrypts by RFC 8291 as its browsers would. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const taken: PushRequest[] = [];
  const answers = new Map<string, Answer[]>();
  const faults: unknown[] = [];
  const held = new Set<http.ServerResponse>();
  let silent = false;
  const used = new Set<Socket>();
  const closed = new WeakSet<Socket>();
  const server = http.createServer((request, response) => {
    if (closed.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (silent) return void held.add(response);
      const name = request.url!.slice(1);
      const answer = answers.get(name)?.shift();
      if (answer) return void response.writeHead(answer.status, answer.headers).end();
      const body = Buffer.concat(chunks);
      void take(name, request.headers, body, browsers.get(name)!)
        .then((one) => taken.push(one))
        .catch((error: unknown) => faults.push(error))
        .finally(() => response.writeHead(201).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    taken,
    faults,
    origin,
    /** Sets the next answers for a browser. */
    answerFor: (browser: string, ...next: Answer[]) => answers.set(browser, next),
    /** Takes requests and says nothing, until that is called which this answers: then they are broken off. */
    hang(): () => void {
      silent = true;
      return () => {
        silent = false;
        for (const response of held) response.destroy();
        held.clear();
      };
    },
    /** It closes what is open now, and the sender finds that out only by sending. */
    closeIdle(): void {
      for (const socket of used) closed.add(socket);
      used.clear();
    },
    /** Waits until so many requests are held. */
    async reached(number: number): Promise<void> {
      const until = Date.now() + 30_000;
      while (held.size < number && Date.now() < until) await new Promise((next) => setTimeout(next, 20));
    },
    /** Turns a browser on: what it would give to the page. */
    browser(name: string) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const secret = randomBytes(16);
      browsers.set(name, { keys, secret });
      return {
        endpoint: `${origin}/${name}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: secret.toString('base64url'),
      };
    },
    forBrowser: (name: string) => taken.filter(({ browser }) => browser === name).map(({ news }) => news),
    close: () =>
      new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

export type TestPushService = Awaited<ReturnType<typeof startPushService>>;

async function take(
  browser: string,
  headers: http.IncomingHttpHeaders,
  body: Buffer,
  { keys, secret }: Browser,
): Promise<PushRequest> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'] });
  const news = JSON.parse(decrypt(body, keys, secret)) as PushedNews;
  return { browser, headers, bytes: body.length, news, vapid: { aud: payload.aud, sub: payload.sub, key } };
}

/** RFC 8291, section 3.4, and RFC 8188, section 2, from their texts: one record. */
function decrypt(body: Buffer, keys: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const cipherText = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(cipherText.subarray(-16));
  const padded = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { UploadAddresses } from '@kashikari/platform/edge';
import { eventually } from '@kashikari/platform/testing';
import request from 'supertest';
import { DomainError } from '@kashikari/kernel';
import { LiveHub } from '../src/streams/live-hub';
import { LiveLimits } from '../src/streams/live-limits';
import { BytesUnderWay } from '../src/limits/bytes-under-way';
import { readExactly } from '../src/images/read-exactly';
import { ENV, testApp } from './test-app';
import { GOOD_ID } from './user-message';

const receiveUpload = jest.fn((_request: { content: Buffer }) => Promise.resolve({ image: undefined }));
const env = { MAX_BYTES_UNDER_WAY: '5000' };
const app = testApp({ images: { receiveUpload } }, { env });
const addresses = new UploadAddresses(ENV);
const addressOf = (byteSize: number, contentType = 'image/png') =>
  addresses.sign({ id: GOOD_ID, contentType, byteSize });

let server: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => receiveUpload.mockClear());
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Sends headers and the beginning of a body, and nothing more. */
async function begin(path: string, headers: string, body = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`);
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);
const put = (path: string, size: number, type = 'image/png') =>
  request(server).put(path).set('Content-Type', type).send(Buffer.alloc(size, 1));

describe('an upload', () => {
  it('is sent to catalog with its signature', async () => {
    const path = addressOf(3);
    expect((await put(path, 3)).status).toBe(200);
    const { searchParams } = new URL(path, 'http://x');
    expect(receiveUpload.mock.lastCall?.[0]).toEqual({
      imageId: GOOD_ID,
      signature: searchParams.get('signature'),
      expires: Number(searchParams.get('expires')),
      sessionId: '',
      contentType: 'image/png',
      content: Buffer.alloc(3, 1),
    });
  });

  it('is refused before a byte of it has come: without our signature, of another type, of another length', async () => {
    const told = (type: string, length: number) => `Content-Type: ${type}\r\nContent-Length: ${length}`;
    const path = addressOf(1000);
    const tried: [string, string, string][] = [
      [path.replace(/signature=.*/, 'signature=none'), told('image/png', 1000), '403 Forbidden'],
      [path.replace('byte_size=1000', 'byte_size=1001'), told('image/png', 1001), '403 Forbidden'],
      [path.replace('image%2Fpng', 'text%2Fhtml'), told('text/html', 1000), '403 Forbidden'],
      [path.replace(/expires=\d+/, 'expires=1'), told('image/png', 1000), '403 Forbidden'],
      [path.replace(GOOD_ID, GOOD_ID.replace(/.$/, 'f')), told('image/png', 1000), '403 Forbidden'],
      ['/files/uploads/1', told('image/png', 1000), 'signature'],
      [path, told('image/jpeg', 1000), 'image.type'],
      [path, told('image/png', 10 ** 12), 'image.size'],
      [path, 'Content-Type: image/png\r\nTransfer-Encoding: chunked', 'image.size'],
      [path, `${told('image/png', 1000)}\r\nContent-Encoding: gzip`, 'image.size'],
    ];
    for (const [address, headers, refusal] of tried)
      expect(await answerOf(await begin(address, headers))).toContain(refusal);
    // The announced body never comes; the server has not waited for it.
    expect(receiveUpload).not.toHaveBeenCalled();
  });

  it('is taken in the session alone in which it was announced, and ends with it, its last bytes too', async () => {
    const sessionId = '019a0000-0000-7000-8000-0000000000e1';
    let isOver = false;
    const refuse = () => {
      if (isOver) throw new DomainError({ kind: 'unauthenticated', code: 'session_ended' });
      return undefined;
    };
    const live = { hub: new LiveHub(), limits: new LiveLimits(1), sessions: { refuse } };
    const there = createServer(testApp({ images: { receiveUpload } }, { live })).listen(0, '127.0.0.1');
    await once(there, 'listening');
    const path = addresses.sign({ id: GOOD_ID, contentType: 'image/png', byteSize: 3, sessionId });
    const send = async (address: string) => {
      const { status, body } = await request(there).put(address).set('Content-Type', 'image/png').send('abc');
      return `${status} ${body.code ?? ''}`;
    };
    expect(await send(path)).toBe('200 ');
    expect(receiveUpload.mock.lastCall?.[0]).toMatchObject({ sessionId });
    expect(await send(path.replace(/&session=[^&]*/, ''))).toBe('403 forbidden');
    expect(await send(path.replace(sessionId, GOOD_ID))).toBe('403 forbidden');
    receiveUpload.mockClear();
    const slow = connect((there.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(slow);
    slow.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 3\r\n\r\na`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    isOver = true;
    slow.write('bc');
    expect(await answerOf(slow)).toContain('session_ended');
    expect(await send(path)).toBe('401 session_ended');
    expect(receiveUpload).not.toHaveBeenCalled();
    there.close();
  });

  it('that would be too much at once is refused until others are done', async () => {
    const headers = 'Content-Type: image/png\r\nContent-Length: 2500';
    const [first] = [await begin(addressOf(2500), headers, 'x'), await begin(addressOf(2500), headers, 'x')];
    await eventually(async () => {
      const { status, body, headers: told } = await put(addressOf(100), 100);
      expect([status, body.code, told['retry-after']]).toEqual([503, 'busy', '1']);
    });
    first.destroy();
    await eventually(async () => expect((await put(addressOf(2500), 2500)).status).toBe(200));
  });

  it('that stops half-way ends, and what was held for it is free', async () => {
    const silent = createServer((incoming, response) => {
      readExactly(incoming, 1000, 50).catch((error: { refusal: object }) => {
        response.writeHead(400, { Connection: 'close' }).end(JSON.stringify(error.refusal));
      });
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const socket = connect((silent.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n${'x'.repeat(500)}`);
    expect(await answerOf(socket)).toContain('"image.size","params":{"expected":1000,"received":500}');
    await once(socket, 'close');
    silent.close();
  });

  it('of a hundred senders that never send holds no more than was allowed', async () => {
    const bytes = new BytesUnderWay(5000);
    const left = Array.from({ length: 100 }, () => {
      try {
        return bytes.enter(1000);
      } catch {
        return undefined;
      }
    }).filter(Boolean);
    expect(left).toHaveLength(5);
    left[0]?.();
    left[0]?.();
    expect(() => bytes.enter(2000)).toThrow('busy');
    expect(bytes.enter(1000)).toBeDefined();
  });
});

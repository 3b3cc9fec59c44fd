import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { toDetail } from '@kashikari/platform';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';
import { workbookOfOneText } from './zip';

const MB = 1024 * 1024;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('a sheet that is sent', () => {
  const importCards = jest.fn((_rows: unknown) => Promise.resolve({ faults: [], count: 1 }));
  beforeEach(() => importCards.mockClear());

  async function send(
    file: string | Buffer,
    { permissions = ['manage_members'], type = 'text/csv', encoding = 'identity' } = {},
  ) {
    const getGroup = () => Promise.resolve({ group: { permissions } });
    const { status, body } = await request(testApp({ cards: { importCards }, groups: { getGroup } }))
      .post(`/v1/auth_tokens/import?group_id=${GOOD_ID}&dry_run=true`)
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
      .set('Content-Type', type)
      .set('Content-Encoding', encoding)
      .send(file);
    return [status, (body as { code?: string }).code] as const;
  }

  it('is read in a thread, and its rows are passed on', async () => {
    expect(await send('name\n斎藤')).toEqual([200, undefined]);
    expect(importCards.mock.lastCall?.[0]).toMatchObject({ rows: [{ line: 2, name: '斎藤' }] });
  });

  it('with a row longer than its heading writes nothing, and tells it among the faults of the others', async () => {
    const invalid = { code: 'card.not_an_integer', kind: 'invalid', field: 'id' };
    const importCards = jest.fn((_rows: unknown) =>
      Promise.resolve({
        faults: [{ line: 2, field: 'id', refusal: toDetail({ ...invalid } as never) }],
        count: 1,
      }),
    );
    const getGroup = () => Promise.resolve({ group: { permissions: ['manage_members'] } });
    const app = testApp({ cards: { importCards: importCards as never }, groups: { getGroup } });
    const sent = async (file: string) => {
      const { body } = await request(app)
        .post(`/v1/auth_tokens/import?group_id=${GOOD_ID}`)
        .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
        .set('Content-Type', 'text/csv')
        .send(file);
      const { faults } = body.import as { faults: { line: number; code: string }[] };
      return faults.map(({ line, code }) => `${line} ${code}`);
    };
    const rows = 'id,name\nx,Mori\n1,Tanaka, Taro\n3,Sato\n';
    expect(await sent(rows)).toEqual(['2 card.not_an_integer', '3 sheet.no_heading']);
    expect(importCards.mock.lastCall?.[0]).toMatchObject({ dryRun: true, rows: [{ line: 2 }, { line: 4 }] });
    importCards.mockClear();
    expect(await sent('id,name\n1,Tanaka, Taro\n')).toEqual(['2 sheet.no_heading']);
    expect(importCards).not.toHaveBeenCalled();
  });

  it('is not read when it comes from somebody who may not make cards', async () => {
    expect(await send(Buffer.alloc(20 * MB, ','), { permissions: ['view'] })).toEqual([403, 'forbidden']);
    expect(importCards).not.toHaveBeenCalled();
  });

  it('is not read when it comes from nobody', async () => {
    const { status } = await request(testApp())
      .post(`/v1/auth_tokens/import?group_id=${GOOD_ID}`)
      .set('Content-Type', 'text/csv')
      .send(Buffer.alloc(20 * MB, ','));
    expect(status).toBe(401);
  });

  it('is refused when more bytes are under way than the process may hold', async () => {
    const getGroup = () => Promise.resolve({ group: { permissions: ['manage_members'] } });
    const env = { MAX_BYTES_UNDER_WAY: '100' };
    const { status, body, headers } = await request(testApp({ groups: { getGroup } }, { env }))
      .post(`/v1/auth_tokens/import?group_id=${GOOD_ID}`)
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
      .set('Content-Type', 'text/csv')
      .send(Buffer.alloc(101, 'a'));
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'busy', '1']);
  });

  it.each([
    ['a byte more', Buffer.alloc(2 * MB + 1, 'a')],
    ['twice as much', Buffer.alloc(4 * MB, ',')],
    ['ten times as much', Buffer.alloc(20 * MB, '\n')],
  ])('has 2 MiB at most: %s is not looked at', async (_what, file) => {
    expect(await send(file)).toEqual([413, 'payload_too_large']);
    expect(await send(file, { type: XLSX })).toEqual([413, 'payload_too_large']);
    expect(importCards).not.toHaveBeenCalled();
  });

  it('has 2 MiB at most when it is unpacked, too', async () => {
    expect(await send(gzipSync(Buffer.alloc(20 * MB, ',')), { encoding: 'gzip' })).toEqual([
      413,
      'payload_too_large',
    ]);
    expect(await send(gzipSync('name\n斎藤'), { encoding: 'gzip' })).toEqual([200, undefined]);
  });

  it('waits for those that its account has sent before; ten wait, and what comes then is busy', async () => {
    const getGroup = async () => ({ group: { permissions: ['manage_members'] } });
    const app = testApp({ cards: { importCards }, groups: { getGroup } });
    const server = app.listen(0);
    const sendTo = async (id: string) => {
      const { status } = await request(server)
        .post(`/v1/auth_tokens/import?group_id=${GOOD_ID}&dry_run=true`)
        .set('Authorization', `Bearer ${await tokenFor({ id })}`)
        .set('Content-Type', 'text/csv')
        .send(Buffer.alloc(2 * MB, ','));
      return status;
    };
    const many = Array.from({ length: 20 }, () => sendTo(USER_ID));
    expect(await sendTo(GOOD_ID)).toBe(400);
    const statuses = await Promise.all(many);
    server.close();
    expect(new Set(statuses)).toEqual(new Set([400, 503]));
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  });

  it('is not read before those of its account: the twelfth is busy before a byte of it has come', async () => {
    const getGroup = async () => ({ group: { permissions: ['manage_members'] } });
    const server = testApp({ cards: { importCards }, groups: { getGroup } }).listen(0);
    const { port } = server.address() as AddressInfo;
    const path = `/v1/auth_tokens/import?group_id=${GOOD_ID}&dry_run=true`;
    const headersOf = async (id: string) => ({
      ...{ authorization: `Bearer ${await tokenFor({ id })}`, 'content-type': 'text/csv' },
    });
    const headers = { ...(await headersOf(USER_ID)), 'content-length': 1000 };
    const silent = Array.from({ length: 12 }, () =>
      http.request({ port, path, method: 'POST', headers }).on('error', () => undefined),
    );
    const first = Promise.race(silent.map((each) => once(each, 'response')));
    for (const each of silent) each.flushHeaders();
    const [answer] = (await Promise.race([first, wait(5_000, [])])) as [http.IncomingMessage?];
    expect([answer?.statusCode, answer?.headers['retry-after']]).toEqual([503, '1']);
    // Other requests do not wait for them.
    const other = request(server)
      .post(path)
      .set(await headersOf(GOOD_ID))
      .send('name\n斎藤');
    expect((await other).status).toBe(200);
    for (const each of silent) each.destroy();
    server.close();
  });

  it('is refused in the words of the refusal when it is a bomb', async () => {
    expect(await send(Buffer.alloc(2 * MB, ','))).toEqual([400, 'file.too_complex']);
    expect(await send(workbookOfOneText(10_000), { type: XLSX })).toEqual([400, 'file.too_complex']);
    expect(await send('phone\n1')).toEqual([400, 'card.columns']);
    expect(importCards).not.toHaveBeenCalled();
  });
});

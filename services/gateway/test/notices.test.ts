import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { testApp } from './test-app';
import { COMMON, HIMAWARI, env as hosts, shells } from './two-shells';

const ADS_DIR = mkdtempSync(path.join(tmpdir(), 'kashikari-notices-'));
writeFileSync(path.join(ADS_DIR, 'course.ja.md'), '# 講習会のお知らせ\n\nカメラの使い方を学べます。');
writeFileSync(path.join(ADS_DIR, 'long.ja.md'), `# 長い\n\n${'あ'.repeat(4_096)}`);
writeFileSync(path.join(ADS_DIR, 'secret.txt'), 'not for everybody');
afterAll(() => rmSync(ADS_DIR, { recursive: true }));

describe('the operator’s notices', () => {
  it('are the files of the folder, bounded as customer cases are', async () => {
    const app = testApp({}, { env: { ADS: 'house', ADS_DIR } });
    expect((await request(app).get('/config.json')).body.notices).toEqual(['ja']);
    const { body } = await request(app).get('/notices/ja.json');
    expect(body).toEqual({
      notices: [{ name: 'course', text: '# 講習会のお知らせ\n\nカメラの使い方を学べます。' }],
    });
    for (const other of ['en.json', 'secret.txt', 'course.ja.md', '..%2fcourse.ja.md'])
      expect((await request(app).get(`/notices/${other}`)).status).toBe(404);
  });

  it('are off unless they are on, whatever the folder has', async () => {
    const off: Record<string, string>[] = [{ ADS_DIR }, { ADS: 'off', ADS_DIR }];
    for (const env of [...off, { ADS: 'house', ADS_DIR: '/nowhere' }]) {
      const app = testApp({}, { env });
      expect((await request(app).get('/config.json')).body).not.toHaveProperty('notices');
      expect((await request(app).get('/notices/ja.json')).status).toBe(404);
    }
  });

  it('are none at the host of an organization', async () => {
    const app = testApp({}, { env: { ...hosts, ADS: 'house', ADS_DIR }, shells });
    const at = (host: string) => request(app).get('/notices/ja.json').set('Host', host);
    expect([(await at(COMMON)).status, (await at(HIMAWARI)).status]).toEqual([200, 404]);
  });
});

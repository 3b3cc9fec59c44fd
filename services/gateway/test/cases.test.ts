import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { textsIn } from '../src/web/markdown-folder';
import { testApp } from './test-app';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-cases-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

describe('customer cases', () => {
  it('are the files of the folder by language, in the order of their names', async () => {
    const CASES_DIR = folderWith({
      'sakura.ja.md': '# さくら保育園\n\n行事の道具を分け合っています。',
      'minato.ja.md': '# みなと大学\r\n鍵も貸しています。',
      'minato.ja-Hira.md': '# みなと だいがく\n\nかぎも。',
      'notes.txt': '# Not for everybody\n\nNo',
    });
    const app = testApp({}, { env: { CASES_DIR } });
    expect((await request(app).get('/config.json')).body.cases.sort()).toEqual(['ja', 'ja-Hira']);
    const { body, headers } = await request(app).get('/cases/ja.json');
    expect(body.cases).toEqual([
      { name: 'minato', text: '# みなと大学\r\n鍵も貸しています。' },
      { name: 'sakura', text: '# さくら保育園\n\n行事の道具を分け合っています。' },
    ]);
    expect(headers['cache-control']).toBe('no-cache');
    for (const other of ['en.json', 'ja', 'ja.md', 'sakura.ja.md', '..%2fsakura.ja.md'])
      expect((await request(app).get(`/cases/${other}`)).status).toBe(404);
  });

  it('are none without a folder, and where the folder is gone', async () => {
    for (const env of [undefined, { CASES_DIR: '/nowhere' }]) {
      const app = testApp({}, env && { env });
      expect((await request(app).get('/config.json')).body.cases).toEqual([]);
      expect((await request(app).get('/cases/ja.json')).status).toBe(404);
    }
  });

  it('are twelve in a language, each of 4 KiB, with a heading and a text', () => {
    const text = (bytes: number) => `# A\n\n${'x'.repeat(bytes - 5)}`;
    const many = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`c${at + 10}.en.md`, text(20)]));
    const found = textsIn(folderWith({ ...many, 'a.en.md': text(4_097), 'b.en.md': text(4_096) })).en ?? [];
    expect(found.map(({ name }) => name)).toEqual([
      'b',
      ...Array.from({ length: 11 }, (_, at) => `c${at + 10}`),
    ]);
    const faulty = { 'a.ja.md': 'no heading', 'b.ja.md': '# Nobody says anything\n', 'C.ja.md': text(9) };
    expect(textsIn(folderWith(faulty))).toEqual({});
  });

  it('are read again after ten seconds', () => {
    const folder = folderWith({});
    expect(textsIn(folder, 0)).toEqual({});
    writeFileSync(path.join(folder, 'a.ja.md'), '# A\n\nB');
    expect(textsIn(folder, 9_999)).toEqual({});
    expect(textsIn(folder, 10_000)).toEqual({ ja: [{ name: 'a', text: '# A\n\nB' }] });
  });
});

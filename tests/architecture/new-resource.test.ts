import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const section = page.slice(page.indexOf('### Add a resource'), page.indexOf('### Add a field to a good'));
const listed = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path);
const own = listed.filter((path) => path.includes('tip') && !path.includes('<number>'));
const shared = listed.filter((path) => !path.includes('tip'));

describe('the page about a whole new resource', () => {
  test('lists twelve files: eight of its own, a migration, and three that know of every resource', () => {
    expect(section).toContain('\nTwelve files');
    expect([listed.length, own.length, shared.length]).toEqual([12, 8, 3]);
  });

  test.each(own)('places %s where that of folders is', (path) => {
    expect(existsSync(path.replaceAll('tips', 'folders').replaceAll('tip', 'folder'))).toBe(true);
  });

  test.each(shared)('names %s, which knows of folders', (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/folder/i);
  });
});

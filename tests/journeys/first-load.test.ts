import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const MEASURE = resolve(__dirname, '../../frontends/measure.mjs');
const SHELL = resolve(__dirname, '../../frontends/shell/dist');

/** Part of the budget that must stay free for future code, bytes. */
const FREE = 13_000;

test('a first visit leaves 13 kB free of its 200 kB of script, gzipped', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE]);
  const [, total, limit] = /\b(\d+) {2}of (\d+) bytes of gzip/.exec(stdout) ?? [];
  expect(Number(limit)).toBe(200_000);
  expect(Number(total)).toBeGreaterThan(100_000);
  expect(Number(total)).toBeLessThanOrEqual(200_000 - FREE);
});

/** Scripts of the bookings that have such a text, gzipped, bytes. */
function bytesOfScripts(text: RegExp, without = /$^/): number {
  const folder = resolve(__dirname, '../../frontends/bookings-mfe/dist');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(resolve(folder, name)))
    .filter((script) => text.test(script.toString()) && !without.test(script.toString()));
  expect(scripts.length).toBeGreaterThan(0);
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
}

test('the pages of figures by month load at most 25 kB of script of their own, gzipped, and those by day 10 kB more', () => {
  const byDay = /["'`]numbers\.daily\./;
  expect(bytesOfScripts(/["'`]numbers\./, byDay)).toBeLessThanOrEqual(25_000);
  expect(bytesOfScripts(byDay)).toBeLessThanOrEqual(10_000);
});

describe('the site on a home screen', () => {
  const file = (name: string) => readFileSync(resolve(SHELL, name));
  const page = file('index.html').toString();

  it('has a name and icons of the sizes that they say, where the page says that they are', () => {
    expect(page).toContain('<link rel="manifest" href="/app.webmanifest"');
    const manifest = JSON.parse(file('app.webmanifest').toString()) as Manifest;
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.length).toBeGreaterThan(1);
    // A PNG file contains its width at byte 16.
    for (const { src, sizes } of pictures)
      expect(`${file(src.slice(1)).readUInt32BE(16)}x${file(src.slice(1)).readUInt32BE(20)}`).toBe(sizes);
  });

  it('has an icon for browsers, and one for iPhones, which read no manifest for it', () => {
    for (const link of ['rel="icon" href="/favicon.svg"', 'rel="apple-touch-icon" href="/icon-180.png"'])
      expect(page).toContain(link);
    expect(file('favicon.svg').toString()).toMatch(/^<svg/);
    expect(file('icon-180.png').readUInt32BE(16)).toBe(180);
  });
});

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
}

// Measures the gzipped script of a first visit: `node frontends/measure.mjs`. It opens the built shell in Chromium as a
// visitor and adds up every script until Landing is shown. It fails above the limit. With the address of a running
// product, it measures screens instead (first-paint.mjs), or with `--presses` the speed of its responses
// (interactions.mjs).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import bundled from '../scripts/tools/chromium.cjs';
import { measureScreens } from './first-paint.mjs';
import { measurePresses } from './interactions.mjs';

/** Bytes of gzip; 200 kB. */
export const LIMIT = 200_000;

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), 'shell/dist');
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function serveShell() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/config.json') return response.end('{"remotes":[]}');
    const type = TYPES[path.extname(pathname)];
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    try {
      return response.end(readFileSync(path.join(dist, type ? path.normalize(pathname) : 'index.html')));
    } catch {
      return response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Every script of a first visit with its size in bytes of gzip, the largest first. */
async function firstLoad() {
  const server = await serveShell();
  const browser = await chromium.launch({
    executablePath: await bundled.fetchChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const scripts = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(pathname.slice(1));
    });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.locator('.lp').waitFor();
    return scripts
      .map((file) => ({ file, bytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length }))
      .sort((a, b) => b.bytes - a.bytes);
  } finally {
    await browser.close();
    server.close();
  }
}

async function checkScripts() {
  const scripts = await firstLoad();
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of scripts) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  of ${LIMIT} bytes of gzip`);
  if (total > LIMIT) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [url, ...paths] = process.argv.slice(2);
  if (!url) await checkScripts();
  else if (paths.includes('--presses')) await measurePresses(url);
  else await measureScreens(url, paths);
}

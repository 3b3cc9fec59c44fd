// Measures the cost of a first visit on a phone: `node frontends/measure.mjs URL PATH...` against a running product
// with its demonstration. Each screen opens in a separate browser context: 390 × 844 px, nothing cached; then again on
// a slow profile. `DETAILS=1` lists requests and shifts. `FONTCONFIG_FILE` chooses the fonts that Chromium finds.
import { chromium, devices } from 'playwright-core';
import bundled from '../scripts/tools/chromium.cjs';

const PHONE = { width: 390, height: 844 };

/** A slow phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, a quarter of the processor. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_CPU = 4;

/** Goods' pictures depend on the lender, not on us; they are left out of the sums. */
const IS_GOODS_PICTURE = /\/(files|photos|pictures|images)\//;

/** Runs in the page from its first moment on. */
function watch() {
  globalThis.seen = { cls: 0, shifts: [], lcp: 0, fcp: 0, what: '' };
  const each = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  each('layout-shift', (shift) => {
    if (shift.hadRecentInput) return;
    seen.cls += shift.value;
    const name = (node) => (node ? `${node.nodeName}.${node.className ?? ''}`.toLowerCase() : 'gone');
    const moved = shift.sources.map(
      ({ node, previousRect: a, currentRect: b }) =>
        `${name(node)} ${a.top | 0}+${a.height | 0}→${b.top | 0}+${b.height | 0}`,
    );
    seen.shifts.push(`${shift.startTime | 0} ms ${shift.value.toFixed(3)} ${moved.join(', ')}`);
  });
  each('largest-contentful-paint', (paint) => {
    seen.lcp = paint.startTime;
    seen.what = paint.element ? `${paint.element.nodeName}.${paint.element.className}` : '';
  });
  each('paint', (paint) => {
    if (paint.name === 'first-contentful-paint') seen.fcp = paint.startTime;
  });
}

/** Waits until nothing has been asked for during `quiet` milliseconds. */
async function untilQuiet(inFlight, quiet = 1500, longest = 40_000) {
  const began = Date.now();
  while (Date.now() - began < longest) {
    if (inFlight.size === 0 && Date.now() - inFlight.changed > quiet) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const startChromium = async () =>
  chromium.launch({
    executablePath: await bundled.fetchChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });

/** Opens a window as a phone in Japan has it, with an empty cache. */
export async function openPhone(browser, url, { slow, session }) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: PHONE,
    baseURL: url,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  }
  return { context, page, cdp };
}

async function visit(browser, url, path, profile) {
  const { context, page, cdp } = await openPhone(browser, url, profile);
  await page.addInitScript(watch);
  const requests = new Map();
  const inFlight = Object.assign(new Set(), { changed: Date.now() });
  const ends = (id) => {
    inFlight.delete(id);
    inFlight.changed = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    requests.set(requestId, { url: request.url.slice(url.length), type, bytes: 0, timestamp });
    // A stream of signals never ends.
    if (type !== 'EventSource' && !/\/live/.test(request.url)) inFlight.add(requestId);
    inFlight.changed = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = requests.get(requestId);
    if (one) one.bytes = encodedDataLength;
    ends(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => ends(requestId));
  await page.goto(path);
  await untilQuiet(inFlight);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, requests: [...requests.values()] };
}

const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
const kB = (bytes) => Math.round(bytes / 1000);

/** Signs in as a person of the demonstration, by default the lender. */
export async function signIn(browser, url, email = 'himawari@example.com') {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const data = { email, password: 'kashikari-demo' };
  const answer = await context.request.post('/v1/auth/login', { data });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  const { token } = await answer.json();
  const { cookies } = await context.storageState();
  await context.close();
  const prefs = JSON.stringify({ locale: 'ja', wasSignedIn: true });
  return {
    token,
    cookies,
    origins: [{ origin: url, localStorage: [{ name: 'kashikari.prefs', value: prefs }] }],
  };
}

/** Measures screens and prints a table; `details` prints requests and shifts, too. */
export async function measureScreens(url, paths) {
  const browser = await startChromium();
  const details = Boolean(process.env.DETAILS);
  try {
    console.log('| screen | profile | requests | kB | fonts kB | scripts kB | FCP ms | LCP ms | CLS |');
    for (const path of paths) {
      for (const slow of [false, true]) {
        const session = path.startsWith('/lp') ? undefined : await signIn(browser, url);
        const { requests, ...seen } = await visit(browser, url, path, { slow, session });
        const ours = requests.filter((one) => !(one.type === 'Image' && IS_GOODS_PICTURE.test(one.url)));
        const of = (type) => kB(sum(ours.filter((one) => one.type === type)));
        console.log(
          `| ${path} | ${slow ? 'slow' : 'plain'} | ${ours.length} | ${kB(sum(ours))} | ${of('Font')} | ${of('Script')} | ` +
            `${seen.fcp | 0} | ${seen.lcp | 0} ${seen.what} | ${seen.cls.toFixed(3)} |`,
        );
        if (details) {
          for (const shift of seen.shifts) console.log('   shift', shift);
          if (!slow)
            for (const one of requests) console.log('   ', one.type, one.bytes, one.url.slice(0, 160));
        }
      }
    }
  } finally {
    await browser.close();
  }
}

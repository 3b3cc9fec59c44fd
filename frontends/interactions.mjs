// How fast a press is answered on a phone: `node frontends/measure.mjs URL --presses` against a running product with its
// demonstration. It presses days of a calendar and books as the demonstration's borrower, and cancels what it has booked.
import { openPhone, signIn, startChromium } from './first-paint.mjs';

const BORROWER = 'misaki@example.com';

/** Days that are pressed, and bookings that are made, for each profile. */
const DAYS = 12;
const BOOKINGS = 3;

/** The start in days from today: a booking that begins today can't be canceled. */
const FROM = 2;

/** Runs in the page: notes the longest event of each press, from the input to the next paint, milliseconds. */
function watchPresses() {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Presses something and returns the time to the next paint, milliseconds; 16 and less is 16. */
async function press(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  await page.evaluate(() => (globalThis.longest = 0));
  await locator.click();
  await page.waitForTimeout(400);
  return Math.max(16, await page.evaluate(() => globalThis.longest));
}

/** Measures presses on plain and slow phones and prints the longest and the median of each kind. */
export async function measurePresses(url) {
  const browser = await startChromium();
  try {
    console.log('| press | profile | presses | median ms | longest ms |');
    for (const slow of [false, true]) {
      const session = await signIn(browser, url, BORROWER);
      const { context, page } = await openPhone(browser, url, { slow, session });
      await page.addInitScript(watchPresses);
      const call = callOf(context, session);
      const { days, books } = await pressAll(page, call, await freeGood(call));
      for (const [name, times] of Object.entries({ 'a calendar day': days, Book: books })) {
        const sorted = times.sort((a, b) => a - b);
        const median = sorted[sorted.length >> 1];
        console.log(
          `| ${name} | ${slow ? 'slow' : 'plain'} | ${times.length} | ${median} | ${sorted.at(-1)} |`,
        );
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

async function pressAll(page, call, goodId) {
  const [days, books] = [[], []];
  for (let round = 0; round < BOOKINGS; round += 1) {
    await page.goto(`/goods/${goodId}/bookings/new`);
    const free = page.locator('.cal button[data-day]:not([disabled]):not([aria-disabled=true])');
    await free.first().waitFor();
    for (let day = 0; day < DAYS / BOOKINGS; day += 1)
      days.push(await press(page, free.nth((FROM + day * 3 + round) % (await free.count()))));
    const verb = page.getByRole('button', { name: '予約する', exact: true });
    // A range that the good refuses is chosen again as one day.
    for (let day = 0; (await verb.isDisabled()) && day < 10; day += 1)
      await press(page, free.nth(FROM + day));
    books.push(await press(page, verb));
    await page.waitForURL('**/complete');
    await call('DELETE', `/bookings/${page.url().split('/').at(-2)}`);
  }
  return { days, books };
}

/** The first good that the borrower can book by the day and whose next days are free. */
async function freeGood(call) {
  const { goods } = await call('GET', '/goods?per_page=100');
  for (const { id, is_hourly: isHourly, permissions } of goods) {
    if (isHourly || !permissions.includes('book')) continue;
    const { schedule } = await call('GET', `/goods/${id}/schedule?days=30`);
    if (schedule.days.filter(({ state }) => state === 'free').length > 20) return id;
  }
  throw new Error('no good of the demonstration is free');
}

function callOf(context, { token }) {
  return async (method, path) => {
    const answer = await context.request.fetch(`/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
}

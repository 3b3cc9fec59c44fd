import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { persona } from './acts';
import { EVERYWHERE, settled } from './browser';
import { fixture } from './fixture';
import { axeFaults } from './look';
import { Person } from './people';

const here = fixture();

/** Number of a crash, as the page shows it. */
const NUMBER = /[0-9A-F]{4}-[0-9A-F]{4}/;

function logged(number: string): Promise<string> {
  return eventually(() => {
    const log = readFileSync(path.join(here.product.dataDir, 'log/gateway.log'), 'utf8');
    const line = log.split('\n').find((one) => one.includes(number));
    if (!line) throw new Error(`${number} is not in the log.`);
    return line;
  });
}

test.each(EVERYWHERE)(
  'two crashes in a minute, in %s on a %s: signed in, the draft kept, both numbers read and in the operator’s log',
  async (language, width) => {
    const act = persona(language, width);
    const owner = await Person.signUp(here.product.url, 'さくら保育園');
    const { page } = await here.open({ language, width, as: owner });
    await page.goto('/goods/new');
    await page.locator('[name=title]').fill('書きかけの三脚');
    await page.waitForTimeout(1_000);

    // An answer that no screen expects: what a fault of a release would do.
    const broken = /\/v1\/groups\?/;
    await page.route(broken, (route) => route.fulfill({ json: { groups: 7, users: [], meta: {} } }));
    // The first number is on the screen for half a second, so it is read from its report.
    const reported: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/v1/client_errors')) return;
      reported.push((JSON.parse(request.postData() ?? '{}') as { number: string }).number);
    });
    await page.goto('/groups');
    const number = page.locator('.crash-no .mono');

    // Loaded again, Home breaks, too: now the page stays.
    await page.getByRole('heading', { name: act.t('kit', 'crash.still') }).waitFor();
    const second = (await number.textContent()) ?? '';
    expect(second).toMatch(NUMBER);
    const [first = ''] = reported;
    expect(first).toMatch(NUMBER);
    expect(reported).toEqual([first, second]);
    expect(second).not.toBe(first);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );

    await page.unroute(broken);
    await page.getByRole('link', { name: act.t('kit', 'notFound.home') }).click();
    await page.waitForURL('**/home');
    await settled(page);
    await page.locator('.note', { hasText: second }).waitFor();
    await page.goto('/goods/new');
    await page.locator('.note', { hasText: second }).waitFor();
    await expect(page.locator('[name=title]').inputValue()).resolves.toBe('書きかけの三脚');

    for (const told of [first, second]) {
      const line = await logged(told);
      expect(line).not.toContain(owner.email);
      expect(JSON.parse(line)).toMatchObject({ crash: told, message: expect.any(String) });
    }
  },
  120_000,
);

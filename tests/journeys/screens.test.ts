import type { Page } from 'playwright-core';
import { LONG, TURN, isInTurn } from '../../packages/platform/src/testing/budget';
import { WIDTHS, settled, type View, type Window } from './browser';
import { overlaps, shiftFaults } from './layout';
import { axeFaults, colourFaults, sideways } from './look';
import { SCREENS, demonstration, type Viewer, type World } from './screens';
import { fixture } from './fixture';
import { today } from './today';

const here = fixture(() => ({ DEMO: '1', OPERATOR_CONTACT: 'help@example.com' }));
let world: World;
const windows = new Map<Viewer | View, Window>();

beforeAll(async () => {
  world = await demonstration(here.product.url, today());
  const { member, lender } = world.people;
  windows.set('visitor', await here.openForAll({ language: 'ja' }));
  windows.set('member', await here.openForAll({ language: 'ja', as: member }));
  windows.set('lender', await here.openForAll({ language: 'ja', as: lender }));
  for (const view of ['two-week', 'time'] as const)
    windows.set(view, await here.openForAll({ language: 'ja', as: member, view }));
  // On a machine without a Japanese font, its slices load with the first screen, and text moves once.
  for (const { page } of windows.values()) {
    await page.goto('/terms');
    await settled(page);
  }
});

/** Every second screen, in turn; the long run looks at all. */
const LOOKED = SCREENS.map((one, place) => ({ ...one, place })).filter(({ place }) => isInTurn(place, 2));

/** Structure and names are looked at in jsdom, on every screen (frontends/test/screens); here on every third, in turn. */
const byEveryRule = (place: number) => isInTurn(place, 3);

/** The slices of Noto Sans JP, which the page requests where the machine has no Japanese font. */
const SLICES = /noto-sans-jp-[^/]*[.]woff2$/;

/**
 * Opens a screen and returns the shifts that occur twice in a row: a single delay of a loaded machine is not the
 * screen's fault. The second visit blocks font slices, whose arrival shifts nothing on devices with a Japanese font. A
 * dialog covers another screen, which loads behind it and is not checked.
 */
async function shiftsAt(page: Page, path: string): Promise<string[]> {
  const visit = async () => {
    await page.goto(path);
    await settled(page);
    return (await page.locator('dialog[open]').count()) ? [] : shiftFaults(page);
  };
  if (!(await visit()).length) return [];
  await page.route(SLICES, (slice) => slice.abort());
  const found = await visit();
  await page.unroute(SLICES);
  if (found.length) return found;
  await page.goto(path);
  await settled(page);
  return [];
}

/**
 * Returns the faults of the screen in light and in dark, on the current page. The width alternates between screens and
 * changes; the long run checks both widths, by every rule.
 */
async function faultsOf(page: Page, path: string, place: number): Promise<string[]> {
  const widths = ((place + TURN) >> 1) % 2 ? (['phone', 'desk'] as const) : (['desk', 'phone'] as const);
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of LONG ? widths : widths.slice(0, 1)) {
    await page.setViewportSize(WIDTHS[width]);
    found.push(...(await shiftsAt(page, path)).map((fault) => `${width}: ${fault}`));
    const light = await (byEveryRule(place) ? axeFaults : colourFaults)(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const dark = await colourFaults(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    found.push(...light.map((fault) => `${width}, light: ${fault}`));
    found.push(...dark.map((fault) => `${width}, dark: ${fault}`));
  }
  return [...found, ...(await overlaps(page, place))];
}

test('a planted fault of each kind is seen', async () => {
  const { page, faults } = await here.open({ width: 'narrow' });
  await page.goto('/lp');
  await settled(page);
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.textContent = 'hardly to be read';
    planted.style.cssText = 'color: #bbb; background: #fff; width: 500px';
    document.querySelector('main')?.append(planted, document.createElement('button'));
    console.error('planted');
  });
  expect(await axeFaults(page)).toEqual([
    expect.stringContaining('button-name'),
    expect.stringContaining('contrast'),
  ]);
  expect(await colourFaults(page)).toEqual([expect.stringContaining('contrast')]);
  expect(await sideways(page)).toEqual([expect.stringContaining('500')]);
  expect(faults).toEqual(['planted']);
});

test('a part that arrives late, and two things to press in one place, are seen', async () => {
  const { page } = windows.get('visitor') as Window;
  await page.goto('/lp');
  await settled(page);
  expect(await shiftFaults(page)).toEqual([]);
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        const [first] = document.querySelector('main')!.children;
        first!.insertAdjacentHTML('beforebegin', '<p style="height: 400px">late</p>');
        const over = [...document.querySelectorAll('main a')].at(-1);
        over!.insertAdjacentHTML(
          'afterend',
          '<a href="/lp" style="display: block; margin-top: -30px">under</a>',
        );
        requestAnimationFrame(() => setTimeout(drawn, 50));
      }),
  );
  expect(await shiftFaults(page)).toEqual([expect.stringMatching(/^moves by 0\.[1-9]/)]);
  const found = await overlaps(page, 0);
  expect(found).not.toEqual([]);
  expect(found.filter((pair) => !/^\d+ px: A .*under/.test(pair))).toEqual([]);
});

test.each(LOOKED)(
  'on $name axe finds nothing in light and in dark, nothing moves or overlaps, and the browser tells of no fault',
  async ({ as, view, path, place }) => {
    const { page, faults } = windows.get(view ?? as) as Window;
    faults.splice(0);
    const found = await faultsOf(page, path(world), place);
    await page.setViewportSize(WIDTHS.narrow);
    expect([...found, ...(await sideways(page)), ...faults]).toEqual([]);
  },
  // Twice axe, on a loaded machine.
  120_000,
);

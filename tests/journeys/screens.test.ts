import type { Page } from 'playwright-core';
import { LONG, TURN, isInTurn } from '../../packages/platform/src/testing/budget';
import { WIDTHS, settled, type View, type Window } from './browser';
import { axeFaults, colourFaults, sideways } from './look';
import { SCREENS, demonstration, type Viewer, type World } from './screens';
import { fixture } from './fixture';
import { today } from './today';

const here = fixture(() => ({ DEMO: '1' }));
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
});

/** Structure and names are looked at in jsdom, on every screen (frontends/test/screens); here on every third, in turn. */
const byEveryRule = (place: number) => isInTurn(place, 3);

/**
 * What is wrong with the screen in light and in dark, on the page as it stands. The width is another one from screen to
 * screen, and from change to change; the long run looks at both, by every rule.
 */
async function faultsOf(page: Page, path: string, place: number): Promise<string[]> {
  const widths = (place + TURN) % 2 ? (['phone', 'desk'] as const) : (['desk', 'phone'] as const);
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of LONG ? widths : widths.slice(0, 1)) {
    await page.setViewportSize(WIDTHS[width]);
    await page.goto(path);
    await settled(page);
    const light = await (byEveryRule(place) ? axeFaults : colourFaults)(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const dark = await colourFaults(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    found.push(...light.map((fault) => `${width}, light: ${fault}`));
    found.push(...dark.map((fault) => `${width}, dark: ${fault}`));
  }
  return found;
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

test.each(SCREENS.map((one, place) => ({ ...one, place })))(
  'axe finds nothing on $name, in light and in dark; the browser tells of no fault',
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

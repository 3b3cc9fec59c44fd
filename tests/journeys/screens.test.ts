import type { Page } from 'playwright-core';
import { WIDTHS, settled, type View, type Window } from './browser';
import { axeFaults, colourFaults, sideways } from './look';
import { SCREENS, demonstration, type Viewer, type World } from './screens';
import { theatre } from './theatre';

const here = theatre(() => ({ DEMO: '1' }));
let world: World;
const windows = new Map<Viewer | View, Window>();

beforeAll(async () => {
  world = await demonstration(here.stage.url);
  const { member, lender } = world.people;
  windows.set('visitor', await here.openForAll({ language: 'ja' }));
  windows.set('member', await here.openForAll({ language: 'ja', as: member }));
  windows.set('lender', await here.openForAll({ language: 'ja', as: lender }));
  for (const view of ['two-week', 'time'] as const)
    windows.set(view, await here.openForAll({ language: 'ja', as: member, view }));
}, 120_000);

/**
 * What is wrong with the screen: by every rule in light at one width, by those of colour in dark at the other. Which is
 * which alternates from screen to screen: all of them at both widths would take twice as long.
 */
async function faultsOf(page: Page, path: string, place: number): Promise<string[]> {
  const [first, second] = place % 2 ? (['phone', 'desk'] as const) : (['desk', 'phone'] as const);
  await page.setViewportSize(WIDTHS[first]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await settled(page);
  const light = await axeFaults(page);
  await page.setViewportSize(WIDTHS[second]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.reload();
  await settled(page);
  const dark = await colourFaults(page);
  return [
    ...light.map((fault) => `${first}, light: ${fault}`),
    ...dark.map((fault) => `${second}, dark: ${fault}`),
  ];
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
  'axe finds nothing on $name, in light and in dark, at 390 and at 1280; the browser tells of no fault',
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

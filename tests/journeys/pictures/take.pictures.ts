import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { dayOf } from '@kashikari/kernel';
import type { Browser } from 'playwright-core';
import { inFull, openBrowser, openWindow, settled, WIDTHS, type View, type Window } from '../browser';
import { demonstration, SCREENS, type Viewer, type World } from '../screens';
import { ZONE } from '../today';
import type { StandaloneProduct } from '../../product/standalone';
import { demonstrationAt } from './demonstration';

/** Checkout to photograph, target folder and moment, as scripts/pictures.mjs sets them. */
const {
  PICTURES_OF: root = path.resolve(__dirname, '../../..'),
  PICTURES_TO: folder = '',
  PICTURES_AT = '',
} = process.env;
const now = Number(PICTURES_AT);

let product: StandaloneProduct;
let browser: Browser;
let world: World;
const windows = new Map<Viewer | View, Window>();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  product = await demonstrationAt(root, now);
  browser = await openBrowser();
  world = await demonstration(product.url, dayOf(now, ZONE));
  const { member, lender } = world.people;
  const looks = {
    visitor: {},
    member: { as: member },
    lender: { as: lender },
    'two-week': { as: member, view: 'two-week' },
    time: { as: member, view: 'time' },
  } as const;
  for (const [who, more] of Object.entries(looks)) {
    const window = await openWindow(browser, { url: product.url, ahead: 0 }, { language: 'ja', ...more });
    await window.page.clock.setFixedTime(now);
    windows.set(who as Viewer | View, window);
  }
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await product?.remove();
}, 60_000);

test.each(SCREENS)(
  'takes $name on a phone and on a desk',
  async ({ name, as, view, path: where }) => {
    const { page } = windows.get(view ?? as) as Window;
    for (const width of ['phone', 'desk'] as const) {
      await page.setViewportSize(WIDTHS[width]);
      await page.goto(where(world));
      await settled(page);
      const file = path.join(folder, `${name}-${WIDTHS[width].width}.png`);
      await inFull(page, () => page.screenshot({ path: file, animations: 'disabled', caret: 'hide' }));
    }
  },
  120_000,
);

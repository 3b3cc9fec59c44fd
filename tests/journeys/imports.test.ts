import type { Page } from 'playwright-core';
import { actInGroup, lookAs, persona, type Persona } from './acts';
import { IN_TURN } from './browser';
import { fixture } from './fixture';
import { Person } from './people';

const here = fixture();

/** Twenty ISBNs with their check digits. */
const ISBNS = Array.from({ length: 20 }, (_, place) => {
  const digits = `97848156${String(place).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
});

/** Three good rows and seven faulty ones, each with its correction. */
const SHEET = [
  'タイトル,管理番号,ISBN,数量,発売日',
  'もりのゆうびんやさん,E-0001,9784815630447,1,2021/4/5',
  'ふうせんのくに,E-0002,,1,',
  'つきをかりたねこ,E-0003,,2,2022/6/1',
  'かえるのおべんとう,E-0017,9.78E+12,1,',
  'うみのとしょかん,E-0042,1920793014003,1,',
  'ちいさなでんしゃ,E-0088,,1,2022/2/30',
  ',E-0120,,1,',
  'おばけのせんたく,E-0205,,二冊,',
  'どんぐりのかぞえうた,E-0206,9784815630448,1,',
  'はたらくくるま,E-0207,,1,いつか',
].join('\r\n');
const CURES = ['9784003101018', '9784101010014', '2022/2/28', 'ゆきのひのてがみ', '2', '', '2023/5/11'];

/** Creates a lender with a group, in this language. */
async function lender({ language, width }: Persona) {
  const owner = await Person.signUp(here.product.url, 'ひまわり文庫', language);
  const slug = `books-${owner.id.slice(-12)}`;
  const { group } = await owner.call('POST', '/groups', { name: '図書コーナー', slug });
  const { page, faults } = await here.open({ language, width, as: owner });
  return { owner, group, slug, page, faults };
}

/** Goes from the group's button to one of the ways to add goods. */
async function choose(page: Page, act: Persona, slug: string, way: 'sheet' | 'isbn'): Promise<void> {
  await page.goto(`/-/${slug}`);
  await actInGroup(page, act, 'group.addGood');
  await page.waitForURL('**/goods/new/import_select**');
  await page.locator('.imway').first().waitFor();
  await lookAs(page, act, 'import-select');
  await page.getByRole('link', { name: act.t('goods', `import.select.${way}`) }).click();
}

const apply = (page: Page) => page.locator('.bkbar .btn.p:enabled').click();

test.each(IN_TURN)(
  'a sheet with seven faults is mended row by row, with a reload in between, and imported, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { owner, group, slug, page, faults } = await lender(act);
    await choose(page, act, slug, 'sheet');
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'books.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(SHEET),
    });
    await page.locator('tr.faulty').nth(6).waitFor();
    await lookAs(page, act, 'import-csv');
    for (const [place, cure] of CURES.entries()) {
      if (place === 3) {
        await page.reload();
        await page.locator('tr.faulty').nth(3).waitFor();
      }
      const field = page.locator('.immend input').first();
      await field.fill(cure);
      await field.press('Enter');
      await page.waitForFunction((left) => document.querySelectorAll('tr.faulty').length === left, 6 - place);
    }
    await apply(page);
    await page.locator('.imdone').waitFor();
    await lookAs(page, act, 'import-done');
    const { goods, meta } = await owner.call('GET', `/goods?group_id=${group.id}&per_page=50`);
    expect(meta.total).toBe(10);
    expect(goods.find(({ title }: { title: string }) => title === 'おばけのせんたく')).toMatchObject({
      quantity: 2,
    });
    expect(faults).toEqual([]);
  },
);

test.each(IN_TURN)(
  'twenty ISBNs are pasted with other text around them and become twenty books, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { owner, group, slug, page, faults } = await lender(act);
    await choose(page, act, slug, 'isbn');
    await page.locator('[name=isbns]').fill(`書店レシート 11/22 合計 5,720円\n${ISBNS.join('、')}`);
    await page.locator('[name=location]').fill('絵本だな');
    await lookAs(page, act, 'import-isbn');
    await apply(page);
    await page.locator('.imbook').nth(19).waitFor();
    await lookAs(page, act, 'import-isbn-books');
    await apply(page);
    await page.locator('.imdone').waitFor();
    const { goods, meta } = await owner.call('GET', `/goods?group_id=${group.id}&per_page=50`);
    expect(meta.total).toBe(20);
    expect(goods.every(({ location }: { location: string }) => location === '絵本だな')).toBe(true);
    expect(faults).toEqual([]);
  },
);

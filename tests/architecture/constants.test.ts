import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import * as constants from '../../packages/kernel/src/constants';
import { TABLE } from '../../packages/kernel/src/constants/table';

const rows = Object.values(TABLE).flat();

/** Returns the check's findings in files (path → text). The check is an ES module, so another process loads it. */
function copiesIn(files: Record<string, string>): string[] {
  const code = `import { json } from 'node:stream/consumers';
    import { constantRows, copiesIn } from './scripts/checks/constants.mjs';
    console.log(JSON.stringify(copiesIn(await json(process.stdin), constantRows())))`;
  const args = ['--input-type=module', '-e', code];
  const input = JSON.stringify(files);
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', input })) as string[];
}

/** Product sources that use a constant. */
function sourcesWith(name: string): string[] {
  const places = ['packages', 'services', 'frontends', 'standalone', ':!packages/kernel/src/constants'];
  const args = ['grep', '-lw', name, '--', ...places, ':(exclude,glob)**/*.test.*', ':!*.md', ':!*.json'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

/** Each use of a constant outside imports and comments, in turn with its value in its place: path → text. */
function plantsOf(name: string, value: number | string): Record<string, string> {
  const literal = typeof value === 'string' ? `'${value}'` : String(value);
  const plants: Record<string, string> = {};
  for (const file of sourcesWith(name)) {
    const text = readFileSync(file, 'utf8');
    const code = text
      .split('\n')
      .map((line) => (/^import |^\s*(?:\/?\*|[A-Z][A-Z0-9_]*,$)/.test(line) ? ' '.repeat(line.length) : line))
      .join('\n');
    for (const { index } of code.matchAll(new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g')))
      plants[`${name} at ${index}/${file}`] =
        text.slice(0, index) + literal + text.slice(index + name.length);
  }
  return plants;
}

/** Section 9 of the specification, and the numbers that it leaves open, typed by hand. */
const SPECIFICATION = {
  FREE_PLAN_MEMBERS: 8,
  FREE_LEGACY_PLAN_MEMBERS: 25,
  LITE_PLAN_MEMBERS: 100,
  LITE_ANNUAL_YEN: 380,
  STANDARD_ANNUAL_YEN: 880,
  LITE_MONTHLY_YEN: 480,
  STANDARD_MONTHLY_YEN: 980,
  REFUND_STEPS: [
    { daysBefore: 3, percent: 90 },
    { daysBefore: 2, percent: 50 },
    { daysBefore: 1, percent: 20 },
    { daysBefore: 0, percent: 0 },
  ],
  FULL_REFUND_OVER_DAYS: 3,
  FULL_REFUND_WITHIN_HOURS: 48,
  HOURLY_UNIT_MINUTES: 15,
  PASSWORD_MIN_LENGTH: 6,
  PASSWORD_MAX_LENGTH: 55,
  OVERDUE_DAILY_DAYS: 14,
  OVERDUE_THEN_EVERY_DAYS: 7,
  REMIND_BEFORE_START_DAYS: 1,
  REMIND_BEFORE_RETURN_DAYS: 1,
  SMART_BANNER_DAYS: 14,
  SMART_BANNER_REMINDER_DAYS: 14,
  SEARCH_HISTORY_KEPT: 5,
  FLASH_CHARS_PER_SECOND: 4,
  SCHEDULE_DAYS: 14,
  SCHEDULE_HOURS: 12,
  NPS_MAX: 10,
  REVIEW_ABOVE_NPS: 7,
  CRASH_RELOAD_MS: 500,
  SIGN_IN_LINK_GUARD_MS: 500,
  APP_LINK_DELAY_MS: 250,
  CHUNK_TIMEOUT_MS: 120_000,
  CHUNK_RETRIES: 5,
  CHUNK_RETRY_PAUSE_MS: 1_000,
  WIDE_LAYOUT_PX: 1024,
  HEADER_HEIGHT_PX: 45,
  GOODS_VIEWS: ['icon', 'list', 'text', 'two-week', 'time'],
  GOODS_SORTS: ['latest', 'popular', 'alphabetic', 'booked_at'],
  GOODS_FILTERS: ['all', 'available', 'in_use'],
  HOME_GROUP_TABS: 11,
  PINNED_POSTS: 1,
  TUTORIAL_GOODS: 5,
  MAX_ROW_SPACING: 10,
  SCAN_FORMATS: [
    ...['EAN-8', 'EAN-13', 'UPC-E', 'Code39', 'Code93', 'Code128', 'ITF', 'Codabar'],
    ...['QRCode', 'DataMatrix', 'Aztec'],
  ],
  USAGE_REPORT_REPEAT_MINUTES: 5,
  SUPPORT_OPENS_HOUR: 9,
  SUPPORT_CLOSES_HOUR: 17,
  SUPPORT_REPLY_BUSINESS_DAYS: 2,
  PRIORITY_REPLY_BUSINESS_DAYS: 1,
  VERIFICATION_MAIL_MIN_MINUTES: 1,
  VERIFICATION_MAIL_MAX_MINUTES: 2,
  INVITATION_MAIL_MINUTES: 5,
  FUNDS_SHOWN_WITHIN_HOURS: 48,
  CONSENT_DAYS: 180,
  CONSENT_CATEGORIES: ['necessary', 'analytics', 'ad_storage', 'ad_user_data', 'ad_personalization'],
  ANALYTICS_EVENT_NAME_LENGTH: 40,
  APP_ENVIRONMENTS: ['test', 'development', 'staging', 'production'],
  IMPORT_MAX_ROWS: 10_000,
  CARDS_PER_CREATION: 1_000,
  WEBHOOK_MAX_FAILURES: 10,
  UPDATE_CHECK_MINUTES: 15,
  TOKEN_RENEW_BEFORE_S: 60,
  ISBN_DIGITS: 13,
  ISBN_PREFIX: '978',
};

describe('the table of constants', () => {
  it('has every value of the specification', () => {
    const table = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    expect(table).toMatchObject(SPECIFICATION);
  });

  it('has every constant once', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(constants).sort());
  });

  it('calls exactly those pending that no source uses', () => {
    const sources = execFileSync(
      'git',
      ['grep', '-hoE', '[A-Z][A-Z0-9_]{4,}', '--', 'packages', 'services', 'frontends', 'standalone'].concat([
        ...[':!packages/kernel/src/constants', ':!*.test.ts', ':!*.test.tsx', ':!*.md'],
      ]),
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    const used = new Set(sources.split('\n'));
    const unused = rows.filter(({ name, repeatedIn }) => !used.has(name) && !repeatedIn);
    expect(unused.map(({ name }) => name)).toEqual(rows.filter((row) => row.pending).map(({ name }) => name));
  });

  it('allows the value of every number', () => {
    const outside = rows.filter(
      ({ value, range }) => typeof value === 'number' && !(range && range[0] <= value && value <= range[1]),
    );
    expect(outside).toEqual([]);
  });
});

/** Style sheets can use no constant. */
describe('the style sheets', () => {
  const sheets = ['packages/web-kit/src', 'frontends'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const all = sheets.join('\n');

  it('begin the wide layout at WIDE_LAYOUT_PX', () => {
    const wide = new Set(
      [...all.matchAll(/\((?:min-width:|width >=) (10\d\d)px\)/g)].map(([, width]) => width),
    );
    expect([...wide]).toEqual([String(constants.WIDE_LAYOUT_PX)]);
    const narrow = new Set([...all.matchAll(/\(max-width: (10\d\d[.\d]*)px\)/g)].map(([, width]) => width));
    expect([...narrow]).toEqual([String(constants.WIDE_LAYOUT_PX - 0.02)]);
  });

  it('give the header HEADER_HEIGHT_PX', () => {
    expect([...all.matchAll(/--k-header-h: (\d+)px/g)].map(([, height]) => Number(height))).toEqual([
      constants.HEADER_HEIGHT_PX,
    ]);
  });
});

const {
  PASSWORD_MIN_LENGTH: shortest,
  PASSWORD_MAX_LENGTH: longest,
  FREE_PLAN_MEMBERS: free,
  VERIFICATION_MAIL_MIN_MINUTES: soonest,
  VERIFICATION_MAIL_MAX_MINUTES: latest,
} = constants;

/** Texts that state constants: folder, key and the values in it. */
const TEXTS: readonly (readonly [string, string, readonly (number | string)[]])[] = [
  ['frontends/shell', 'signIn.sent', [soonest, latest]],
  ['packages/web-kit', 'verification.sent', [soonest, latest]],
  ['frontends/shell', 'signUp.passwordHint', [shortest, longest]],
  ['frontends/shell', 'signUp.freeWhy', [free]],
  ['frontends/shell', 'landing.free', [free]],
  ['frontends/payments-mfe', 'gains.largeGroups', [free]],
  [
    'frontends/shell',
    'reminders.daysHint',
    [constants.OVERDUE_DAILY_DAYS, constants.OVERDUE_THEN_EVERY_DAYS],
  ],
  ['frontends/goods-mfe', 'facts.hourly', [constants.HOURLY_UNIT_MINUTES]],
  ['frontends/goods-mfe', 'form.is_hourlyHint', [constants.HOURLY_UNIT_MINUTES]],
  ['frontends/goods-mfe', 'import.select.sheetHint', [constants.IMPORT_MAX_ROWS]],
  ['frontends/goods-mfe', 'import.file.hint', [constants.IMPORT_MAX_ROWS]],
  ['frontends/goods-mfe', 'import.isbn.none', [constants.ISBN_PREFIX]],
  ['frontends/groups-mfe', 'print.spacingHint', [-constants.MAX_ROW_SPACING, constants.MAX_ROW_SPACING]],
];

/** The text of a language; hiragana leaves some numbers out. */
function textOf(folder: string, key: string, locale: string): string {
  const texts = JSON.parse(readFileSync(`${folder}/src/i18n/${locale}.json`, 'utf8')) as object;
  return String(key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts));
}

test.each(['ja', 'en'])('texts in %s state the values of the constants', (locale) => {
  const wrong = TEXTS.filter(([folder, key, values]) => {
    const text = textOf(folder, key, locale)
      .replace(/(?<=\d),(?=\d)/g, '')
      .replace('two', '2');
    const numbers: readonly string[] = text.match(/-?\d+/g) ?? [];
    return !values.every((value) => numbers.includes(String(value)));
  });
  expect(wrong).toEqual([]);
});

describe('a copy of a constant', () => {
  it('is found by its name, its file, its comment or its call, and the constant is named', () => {
    expect(
      copiesIn({
        'frontends/a/new-password.tsx': 'const FEWEST = 6;',
        'packages/b/hours.ts': "const QUARTER = 15 * 60_000;\nconst SQL = `interval '15 minutes'`;",
        'services/c/reminder.ts':
          '/** Daily at first. */\nexport const isDue = (late: number) => late <= 14;',
        'services/d/terms.schema.ts':
          "const sort = z.enum(['popular', 'latest', 'booked_at', 'alphabetic']);",
        'services/e/seats.ts': 'export const plan = { free: { memberLimit: 8 } };',
      }),
    ).toEqual([
      'frontends/a/new-password.tsx:1 repeats 6: use PASSWORD_MIN_LENGTH of the kernel',
      'packages/b/hours.ts:1 repeats 15: use HOURLY_UNIT_MINUTES of the kernel',
      'services/c/reminder.ts:2 repeats 14: use OVERDUE_DAILY_DAYS of the kernel',
      'services/d/terms.schema.ts:1 repeats this list: use GOODS_SORTS of the kernel',
      'services/e/seats.ts:1 repeats 8: use FREE_PLAN_MEMBERS of the kernel',
    ]);
  });

  it('is found wherever a source uses the constant', () => {
    const plants = rows.flatMap(({ name, value }) =>
      typeof value === 'object' ? [] : Object.entries(plantsOf(name, value)),
    );
    expect(plants.length).toBeGreaterThan(100);
    const found = copiesIn(Object.fromEntries(plants)).map((line) => line.replace(/:\d+ repeats .*/, ''));
    expect(plants.map(([place]) => place).filter((place) => !found.includes(place))).toEqual([]);
  });

  it('is not the same number of something else', () => {
    expect(
      copiesIn({
        'services/a/session.ts': 'export const ACCESS_TOKEN_SECONDS = 15 * 60;',
        'services/b/folder.ts': 'const MAX_FOLDERS = 100;\nexport const PIECES = 8;',
        'frontends/c/pictures.tsx': "const SIZES = ['popular', 'latest'];\nconst ROWS = 14;",
      }),
    ).toEqual([]);
  });
});

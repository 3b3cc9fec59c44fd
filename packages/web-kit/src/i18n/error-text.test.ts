import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ApiError, toApiError } from '../api/api-error';
import { errorText, fieldText } from './error-text';
import { startI18n } from './i18n';
import { LOCALES } from './locale';

const root = path.resolve(__dirname, '../../../..');
const rules = path.join(root, 'packages/availability/src');

/** Every code by which the browser's look ahead can refuse a choice. */
const REFUSALS = new Set(
  readdirSync(rules).flatMap((file) =>
    [...readFileSync(path.join(rules, file), 'utf8').matchAll(/'(booking\.[a-z_]+)'/g)].map(
      ([, code]) => code,
    ),
  ),
);

test('the rules of booking are where this test looks for them', () => {
  expect([...REFUSALS]).toContain('booking.unavailable');
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => startI18n(locale));

  test.each([...REFUSALS])('%s is said without the server', (code) => {
    expect(
      errorText(new ApiError(409, code ?? '', { max: 3, days: 2, count: 2, date: '2026-12-01' })),
    ).not.toBe(errorText(new Error()));
  });

  test('no net is said without the server', () => {
    expect(errorText(ApiError.network())).not.toBe(errorText(new Error()));
  });
});

test('a code that the kit has no words for is said in the gateway’s', () => {
  const problem = { code: 'group.slug_taken', detail: 'このグループURLはすでに使われています。' };
  expect(errorText(toApiError(409, problem))).toBe(problem.detail);
});

test('a fault stands at its field in the gateway’s words', () => {
  const errors = { name: [{ code: 'validation.required', message: '必須です。' }] };
  const error = toApiError(400, { code: 'validation', detail: '…', errors });
  expect(fieldText(error, 'name')).toBe('必須です。');
  expect(fieldText(error, 'slug')).toBeUndefined();
});

test('an answer of something between us and the gateway is said by its status', async () => {
  await startI18n('en');
  expect(errorText(toApiError(502, '<html>'))).toContain('unavailable');
});

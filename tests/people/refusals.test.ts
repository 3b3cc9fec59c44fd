import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '../product/rest';
import { startProduct, type Product } from '../product/start-product';
import { groundIn, makeGround, type Ground } from './ground';
import { REFUSALS, type SpokenRefusal } from './refusals';

const LANGUAGES = ['ja', 'en', 'ja-Hira'];

let product: Product;
let ground: Ground;
beforeAll(async () => {
  product = await startProduct({ env: { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' } });
  ground = await makeGround(product.url);
}, 180_000);
afterAll(() => product?.stop());

/**
 * Returns the message that a person reads: at the named field, at the row of a sheet, or of one of several outcomes.
 */
function readIn({ body }: Answer, { field }: SpokenRefusal): { code: string; text: string } {
  const atField = field && body.errors?.[field]?.[0];
  const ofRow = body.import?.faults?.find((fault: { field: string }) => fault.field === field);
  const said = atField || ofRow || body.outcomes?.[0] || { code: body.code, message: body.detail };
  return { code: said.code, text: said.message };
}

describe('what the specification has people told', () => {
  it.each(REFUSALS.map((refusal) => [refusal.spec, refusal] as const))('%s', async (_spec, refusal) => {
    const texts: string[] = [];
    for (const language of LANGUAGES) {
      const answer = await refusal.ask(groundIn(ground, language));
      const { code, text } = readIn(answer, refusal);
      expect([answer.status, code]).toEqual([refusal.status, refusal.code]);
      texts.push(text);
    }
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    const [japanese, english, kana] = texts;
    expect(japanese).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(english).toMatch(/^[ -~’“”–…]+$/);
    expect(kana).not.toMatch(/[一-龠]/);
  });
});

describe('docs/refusals.md', () => {
  it('shows each of them', () => {
    const page = readFileSync(path.resolve(__dirname, '../../docs/refusals.md'), 'utf8').replace(
      / {2,}/g,
      ' ',
    );
    for (const { spec, code, status, field } of REFUSALS)
      expect(page).toContain(`| ${spec} | \`${code}\` | ${status} | ${field ? `\`${field}\` ` : ''}|`);
  });
});

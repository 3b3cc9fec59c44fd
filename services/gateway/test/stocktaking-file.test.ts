import { enumOf, SETS, stocktakings } from '@kashikari/contracts';
import { refused } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID, userMessage } from './user-message';

const check = (more: Partial<stocktakings.StocktakingCheck> = {}) =>
  stocktakings.StocktakingCheck.fromPartial({
    goodId: GOOD_ID,
    goodTitle: 'Camera',
    expectedQuantity: 3,
    actualQuantity: 2,
    difference: -1,
    state: enumOf(SETS.stocktakingState, 'short'),
    countedAt: new Date('2026-11-20T15:30:00Z'),
    countedBy: USER_ID,
    ...more,
  });

interface Setting {
  readonly checks?: readonly stocktakings.StocktakingCheck[];
  readonly language?: string;
  readonly query?: string;
}

/** Requests the check as a file, of goods that are returned a thousand at a time. */
async function ask({ checks = [check()], language = 'en', query = '&format=csv' }: Setting = {}) {
  const pages: number[] = [];
  const app = testApp({
    stocktakings: {
      checkStocktaking: async ({ page }: stocktakings.CheckStocktakingRequest) => {
        const { page: at, perPage } = page!;
        pages.push(at);
        const shown = checks.slice((at - 1) * perPage, at * perPage);
        const total = { ...page!, total: checks.length };
        return { checks: shown, page: total, totals: [], timeZone: 'Asia/Tokyo' };
      },
    },
    accounts: { batchGetUsers: async () => ({ users: [userMessage({ id: USER_ID, name: 'Hana' })] }) },
  });
  const answer = await request(app)
    .get(`/v1/stocktakings/check?group_id=${GOOD_ID}${query}`)
    .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
    .set('Accept-Language', language)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
    });
  return { answer, pages, lines: (answer.body as string).split('\r\n') };
}

describe('the check of a stocktaking as a CSV file', () => {
  it('is an attachment in UTF-8 with BOM, in the time zone of the group’s account', async () => {
    const { answer, lines } = await ask();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('stocktaking.csv');
    expect(answer.body).toMatch(/^\uFEFFItem,Management number,Expected,Counted,Difference,Result/);
    expect(lines[1]).toBe(`Camera,,3,2,-1,Missing,2026-11-21 00:30,Hana,,,${GOOD_ID}`);
  });

  it.each([
    ['ja', '備品,管理番号,あるはずの数', '不足'],
    ['ja-Hira', 'もの,かんり ばんごう,ある はずの かず', 'たりない'],
  ])('has headings and states in %s', async (language, heads, state) => {
    const { lines } = await ask({ language });
    expect(lines[0]).toContain(heads);
    expect(lines[1]).toContain(`,${state},`);
  });

  it('leaves what was not counted empty, and says how a difference was settled', async () => {
    const missing = check({
      ...{ actualQuantity: undefined, difference: undefined, countedAt: undefined, countedBy: '' },
      ...{ state: enumOf(SETS.stocktakingState, 'not_scanned'), reason: '=HYPERLINK("x")' },
      choice: enumOf(SETS.settleChoice, 'left'),
    });
    const { lines } = await ask({ checks: [missing] });
    expect(lines[1]).toBe(`Camera,,3,,,Not counted,,,Left as it is,"'=HYPERLINK(""x"")",${GOOD_ID}`);
  });

  it('asks for the next thousand goods when the reader has taken the last', async () => {
    const { lines, pages } = await ask({ checks: Array.from({ length: 2_400 }, () => check()) });
    expect([lines.length, pages]).toEqual([2_402, [1, 2, 3]]);
  });

  it('is refused as JSON before a line is sent', async () => {
    const app = testApp({
      stocktakings: { checkStocktaking: async () => Promise.reject(refused('forbidden')) },
    });
    const { status, body } = await request(app)
      .get(`/v1/stocktakings/check?group_id=${GOOD_ID}&format=csv`)
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`);
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});

import { buffer } from 'node:stream/consumers';
import { enumOf, identity, SETS } from '@kashikari/contracts';
import { EXPORT_COLUMNS, toLine } from '../src/auth-tokens/auth-token.mapper';
import { csvOf } from '../src/mappers/csv';

async function* cards(...names: readonly string[]) {
  for (const name of names) {
    const [permission, locale] = [enumOf(SETS.cardPermission, 'book'), enumOf(SETS.locale, 'ja')];
    yield toLine(identity.Card.fromPartial({ managementId: '7', permission, locale, secret: 'abc', name }));
  }
}

const rowsOf = async (...names: readonly string[]) =>
  (await buffer(csvOf(cards(...names), EXPORT_COLUMNS))).toString('utf8').split('\r\n');

describe('the member cards as a sheet', () => {
  it('say in their BOM and first line what they are', async () => {
    expect((await rowsOf('山田'))[0]).toBe('\ufeffid,name,email,invite_email,locale,permission,jti');
  });

  it.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    'run no formula that somebody is named: %j',
    async (name) => {
      const [, row] = await rowsOf(name);
      expect(row).toMatch(/^7,"?'?[^=+\-@\t\r]/);
    },
  );

  it('keep apart what a name has of commas, quotes and line feeds', async () => {
    expect((await rowsOf('山田, "花子"'))[1]).toBe('7,"山田, ""花子""",,,ja,book,abc');
  });
});

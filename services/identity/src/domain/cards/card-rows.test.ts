import { byLine, checkRows, overInvited, type CardRow, type CardRowFault } from './card-rows';

const row = (line: number, more: Partial<CardRow> = {}): CardRow => ({
  ...{ line, managementId: '', name: '花子', email: '', inviteEmail: '', locale: '' },
  ...more,
});
const check = (rows: readonly CardRow[], taken: readonly string[] = [], highest = 0) =>
  checkRows(rows, { taken: new Set(taken), highest }, 'book');
const told = (faults: readonly CardRowFault[]) =>
  faults.map(({ line, field, code }) => `${line} ${field} ${code}`);

describe('a sheet of cards', () => {
  it('drafts a card of each line', () => {
    const full = {
      managementId: '17',
      name: ' 花子 ',
      email: 'A@b.jp',
      inviteEmail: 'C@d.jp',
      locale: 'ja-Hira',
    };
    expect(checkRows([row(2, full)], { taken: new Set(), highest: 0 }, 'read')).toEqual({
      faults: [],
      lines: [
        {
          line: 2,
          draft: {
            ...{ managementId: '17', name: '花子', email: 'a@b.jp', inviteEmail: 'c@d.jp' },
            permission: 'read',
            locale: 'ja-Hira',
          },
        },
      ],
    });
  });

  it('numbers the lines without an id after all numbers that are there or come', () => {
    const numbers = (rows: CardRow[], taken: string[], highest: number) =>
      check(rows, taken, highest).lines.map(({ draft }) => draft.managementId);
    expect(numbers([row(2), row(3)], [], 0)).toEqual(['1', '2']);
    expect(numbers([row(2), row(3)], ['9'], 9)).toEqual(['10', '11']);
    expect(numbers([row(2), row(3, { managementId: '30' }), row(4)], ['9'], 9)).toEqual(['31', '30', '32']);
  });

  it('counts no number for a line that is wrong', () => {
    const { lines } = check([row(2, { email: 'nowhere' }), row(3)]);
    expect(lines.map(({ line, draft }) => [line, draft.managementId])).toEqual([[3, '1']]);
  });

  it('names a card without a name by its number', () => {
    const { lines } = check([
      row(2, { name: '', managementId: '17' }),
      row(3, { name: '', email: 'a@b.jp' }),
    ]);
    expect(lines.map(({ draft }) => draft.name)).toEqual(['17', '18']);
  });

  it('takes whole numbers of at most 15 digits', () => {
    expect(
      check([row(2, { managementId: '9'.repeat(15) }), row(3, { managementId: '0007' })]).faults,
    ).toEqual([]);
    const odd = ['9'.repeat(16), '1.5', '-1', 'a1', '1a', ' '];
    const { faults } = check(odd.map((managementId, at) => row(at + 2, { managementId })));
    expect(told(faults)).toEqual(odd.map((_, at) => `${at + 2} id card.not_an_integer`));
  });

  it('says of each number that stands twice where it stood first', () => {
    const twice = { managementId: '7' };
    expect(check([row(2, twice), row(3, twice), row(4, twice)]).faults).toEqual([
      { kind: 'invalid', code: 'card.not_unique', field: 'id', params: { line: 2 }, line: 3 },
      { kind: 'invalid', code: 'card.not_unique', field: 'id', params: { line: 2 }, line: 4 },
    ]);
  });

  it('says of each number that another card of the group has', () => {
    expect(check([row(2, { managementId: '7' }), row(3, { managementId: '8' })], ['7'], 7)).toMatchObject({
      lines: [{ line: 3 }],
      faults: [
        { kind: 'conflict', code: 'card.number_taken', field: 'id', params: { number: '7' }, line: 2 },
      ],
    });
  });

  it('has whole numbers, so that 007 and 7 are the same, and shows them as the sheet does', () => {
    const { lines, faults } = check([row(2, { managementId: '007' }), row(3, { managementId: '7' })]);
    expect(lines.map(({ draft }) => draft.managementId)).toEqual(['007']);
    expect(faults).toMatchObject([{ code: 'card.not_unique', params: { line: 2 }, line: 3 }]);
    expect(check([row(2, { managementId: '0009' })], ['9'], 9).faults).toMatchObject([
      { code: 'card.number_taken', params: { number: '0009' } },
    ]);
    expect(check([row(2, { managementId: '9' })], ['0009'], 9).faults).toHaveLength(1);
  });

  it('says every fault of every line at once', () => {
    const wrong = {
      ...{ managementId: 'x', name: 'x'.repeat(101), email: 'nowhere', inviteEmail: '@', locale: 'fr' },
    };
    expect(told(check([row(2, wrong), row(3), row(4, { email: 'b' })]).faults)).toEqual([
      '2 id card.not_an_integer',
      '2 name validation.too_long',
      '2 email validation.email',
      '2 invite_email validation.email',
      '2 locale validation.choice',
      '4 email validation.email',
    ]);
  });

  it('refuses a line that says not who the card is for', () => {
    const nobody = row(2, { name: '', inviteEmail: 'a@b.jp' });
    expect(check([nobody]).faults).toEqual([
      { kind: 'invalid', code: 'validation.required', field: 'id', line: 2 },
    ]);
    for (const said of [{ managementId: '1' }, { name: '花子' }, { email: 'a@b.jp' }]) {
      expect(check([{ ...nobody, ...said }]).faults).toEqual([]);
    }
  });
});

describe('the faults of a sheet', () => {
  it('tell of a reader who gets no more invitations today', () => {
    expect(overInvited(4)).toEqual({
      ...{ line: 4, kind: 'limited', code: 'invite.limit', field: 'invite_email' },
      params: { limit: 3, by: 'receiver' },
    });
  });

  it('stand in the order of its lines', () => {
    expect([overInvited(10), overInvited(2), overInvited(3)].sort(byLine).map(({ line }) => line)).toEqual([
      2, 3, 10,
    ]);
  });
});

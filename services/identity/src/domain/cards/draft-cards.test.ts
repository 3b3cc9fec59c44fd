import { draftCards, numberTaken, tooMany, type CardsForm } from './draft-cards';

const EMPTY: CardsForm = {
  ...{ managementId: '', name: '', email: '', inviteEmail: '', permission: '', locale: '', count: 0 },
};
const draft = (form: Partial<CardsForm>, highest = 0, most = 10) =>
  draftCards({ ...EMPTY, ...form }, highest, most);
const numbersOf = (form: Partial<CardsForm>, highest = 0) =>
  draft(form, highest).drafts.map(({ managementId }) => managementId);
const told = (form: Partial<CardsForm>) => draft(form).faults.map(({ field, code }) => `${field} ${code}`);

describe('cards that are drafted', () => {
  it('are one of the next number, called by it, that may book, where nothing is said', () => {
    expect(draft({}, 41)).toEqual({
      faults: [],
      drafts: [{ managementId: '42', name: '42', email: '', inviteEmail: '', permission: 'book' }],
    });
  });

  it('have what the form says', () => {
    const form = {
      managementId: 'A-1',
      name: ' 花子 ',
      email: 'A@b.jp',
      inviteEmail: 'C@d.jp',
      permission: 'read',
      locale: 'en',
    };
    expect(draft(form)).toEqual({
      faults: [],
      drafts: [
        {
          managementId: 'A-1',
          name: '花子',
          email: 'a@b.jp',
          inviteEmail: 'c@d.jp',
          permission: 'read',
          locale: 'en',
        },
      ],
    });
  });

  it('have numbers that follow each other, with the zeros before them', () => {
    expect(numbersOf({ count: 3 }, 9)).toEqual(['10', '11', '12']);
    expect(numbersOf({ managementId: '0009', count: 3 }, 50)).toEqual(['0009', '0010', '0011']);
    expect(numbersOf({ managementId: '99', count: 2 })).toEqual(['99', '100']);
    expect(numbersOf({ managementId: '007', count: 1 })).toEqual(['007']);
  });

  it('are called alike where a name is given, else by their numbers', () => {
    expect(draft({ name: '組', count: 2 }).drafts.map(({ name }) => name)).toEqual(['組', '組']);
    expect(draft({ count: 2 }).drafts.map(({ name }) => name)).toEqual(['1', '2']);
  });

  it('are as many as one call may make, and no more', () => {
    expect(draft({ count: 10 }).drafts).toHaveLength(10);
    expect(draft({ count: 11 })).toEqual({ drafts: [], faults: [tooMany(10)] });
    expect(draft({ count: -1 })).toEqual({ drafts: [], faults: [tooMany(10)] });
  });

  it('begin with a whole number of 15 digits at most, where there are several', () => {
    expect(told({ managementId: '9'.repeat(15), count: 2 })).toEqual([]);
    for (const managementId of ['A1', '1A', '9'.repeat(16)]) {
      expect(told({ managementId, count: 2 })).toEqual(['management_id card.not_an_integer']);
      expect(told({ managementId, count: 1 })).toEqual([]);
    }
  });

  it('tell every fault of the form at once', () => {
    const wrong = { managementId: 'x'.repeat(65), name: 'x'.repeat(101), email: 'a', inviteEmail: 'b' };
    expect(told({ ...wrong, permission: 'own', count: 11 })).toEqual([
      'management_id validation.too_long',
      'name validation.too_long',
      'email validation.email',
      'invite_email validation.email',
      'permission validation.choice',
      'count card.too_many',
    ]);
  });
});

describe('what is told of cards', () => {
  it('says how many one call may make', () => {
    expect(tooMany(10)).toEqual({
      ...{ kind: 'invalid', code: 'card.too_many', field: 'count', params: { max: 10 } },
    });
  });

  it('says which number another card has', () => {
    expect(numberTaken('management_id', '7')).toMatchObject({
      refusal: { code: 'card.number_taken', field: 'management_id', params: { number: '7' } },
    });
  });
});

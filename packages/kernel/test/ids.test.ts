import { isId } from '../src';

const ID = '01a20159-ebb9-7692-b26a-ad5a031ef7fe';

describe('an id', () => {
  it('is a UUID, in small letters or large', () => {
    expect([ID, ID.toUpperCase()].map(isId)).toEqual([true, true]);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'current'],
    ['a UUID with a digit less', ID.slice(1)],
    ['a UUID with a digit more', `${ID}0`],
    ['a UUID with something after its line', `${ID}\n`],
    ['a UUID without hyphens', ID.replaceAll('-', '')],
    ['a UUID in braces', `{${ID}}`],
    ['a UUID as a URN', `urn:uuid:${ID}`],
    ['a UUID with a letter that is no digit', ID.replace('a', 'g')],
  ])('is not %s', (_, text) => expect(isId(text)).toBe(false));
});

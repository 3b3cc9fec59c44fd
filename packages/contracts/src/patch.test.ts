import { snakeCase } from '@kashikari/kernel';
import { identity, PATCHES } from '.';

const { UserPatch, CardPatch } = identity;
/** A patch as it comes out at the other end. */
const travelled = (sent: Parameters<typeof PATCHES.user.write>[0]) =>
  PATCHES.user.read(UserPatch.decode(UserPatch.encode(PATCHES.user.write(sent)).finish()));

describe('A patch on the wire', () => {
  it.each([
    ['a text', { name: '田中' }],
    ['an empty text', { invoice_email: '' }],
    ['a number', { at_least_days_ahead: 3 }],
    ['zero', { extendable_days: 0 }],
    ['yes', { hide_ads: true }],
    ['no', { hide_ads: false }],
    ['a list', { closed_dates: ['2027-01-01'], disabled_days_indexes: [0, 6] }],
    ['an empty list', { reminder_days_indexes: [] }],
    ['null', { max_supplies: null, account_name: null }],
    ['a word of a closed set', { locale: 'ja-Hira' }],
    ['nothing', {}],
  ])('carries %s, and nothing else', (_, sent) => {
    expect(travelled(sent)).toEqual(sent);
  });

  it('has no fields where no message was sent', () => {
    expect(PATCHES.user.read(undefined)).toEqual({});
  });

  it('leaves out what is undefined, as JSON does', () => {
    expect(travelled({ name: undefined, nps: 5 })).toEqual({ nps: 5 });
  });

  it('carries every field of its message', () => {
    const names = Object.keys(UserPatch.fromJSON({}))
      .filter((name) => name !== 'mask')
      .map(snakeCase);
    const sent = Object.fromEntries(names.map((name) => [name, null]));
    expect(Object.keys(travelled(sent))).toEqual(names);
  });

  it('leaves a word of a later release for the reader of the field to refuse', () => {
    const later = {
      ...CardPatch.fromJSON({}),
      mask: ['permission'],
      permission: identity.CardPermission.UNRECOGNIZED,
    };
    expect(PATCHES.card.read(later)).toEqual({ permission: 'UNRECOGNIZED' });
  });

  it('does not compile with a field that its message lacks', () => {
    // @ts-expect-error The message has no such field.
    expect(PATCHES.post.write({ title: 'x' }).mask).toEqual(['title']);
  });
});

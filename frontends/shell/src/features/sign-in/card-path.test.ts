import { cardPath } from './card-path';

const HERE = 'https://kashi.example';

describe('the address on a member card', () => {
  it.each([`${HERE}/auth_tokens/abc-1_2`, ' /auth_tokens/abc-1_2 ', `${HERE}/auth_tokens/abc-1_2?x=1`])(
    'leads to the card: %p',
    (typed) => expect(cardPath(typed, HERE)).toBe('/auth_tokens/abc-1_2'),
  );

  it('may be that of a group, where a way in is asked for', () => {
    expect(cardPath(`${HERE}/-/media-library`, HERE, true)).toBe('/-/media-library');
    expect(cardPath(`${HERE}/-/media-library`, HERE)).toBeUndefined();
    expect(cardPath('https://evil.example/-/media-library', HERE, true)).toBeUndefined();
  });

  it.each([
    'https://evil.example/auth_tokens/abc',
    '//evil.example/auth_tokens/abc',
    `${HERE}/goods/1`,
    '12345',
    '',
  ])('is none of ours: %p', (typed) => expect(cardPath(typed, HERE)).toBeUndefined());
});

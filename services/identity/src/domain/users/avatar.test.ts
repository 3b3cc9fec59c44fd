import { avatarUrl, picturesAt } from './avatar';

const ID = '01890000-0000-7000-8000-00000000000a';

describe('the picture beside a name', () => {
  it('stands where catalog shows its thumbnail', () => {
    expect(avatarUrl(ID)).toBe(`/files/images/${ID}/thumb.webp`);
    expect(picturesAt(avatarUrl(ID))).toEqual([ID]);
  });

  it('may be none', () => {
    expect(avatarUrl('')).toBe('');
    expect(picturesAt('')).toEqual([]);
  });

  it.each([
    ['another host', `https://elsewhere.example/files/images/${ID}/thumb.webp`],
    ['another host without a scheme', `//elsewhere.example/files/images/${ID}/thumb.webp`],
    ['another form of it', `/files/images/${ID}/full.webp`],
    ['more behind it', `/files/images/${ID}/thumb.webp?size=9`],
    ['another letter for the dot', `/files/images/${ID}/thumb_webp`],
    ['an id that is too short', `/files/images/${ID.slice(1)}/thumb.webp`],
    ['capitals', `/files/images/${ID.toUpperCase()}/thumb.webp`],
  ])('is none of ours with %s', (_what, url) => expect(picturesAt(url)).toEqual([]));
});

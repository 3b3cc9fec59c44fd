import { innerPath } from './inner-path';

describe('a path to go on to', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '\\/evil',
    '/\t/evil.example',
    'goods/1',
    '',
    7,
    null,
  ])('never leads to another site: %p', (to) => expect(innerPath(to)).toBeNull());

  it.each(['/', '/home', '/-/media-library?page=2'])('leads to our own screens: %p', (to) => {
    expect(innerPath(to)).toBe(to);
  });
});

import { comeBack, innerPath, setOut } from './journey';

describe('a way to a provider and back', () => {
  it('ends once, with the state that it began with', () => {
    setOut({ state: 's1', to: '/goods/1?tab=2', connect: false });
    expect(comeBack('s1')).toEqual({ state: 's1', to: '/goods/1?tab=2', connect: false });
    expect(comeBack('s1')).toBeUndefined();
  });

  it('does not end in a tab that did not set out, or with somebody else’s state', () => {
    expect(comeBack('s1')).toBeUndefined();
    setOut({ state: 's1', to: null, connect: true });
    expect(comeBack('s2')).toBeUndefined();
    expect(comeBack('s1')).toBeUndefined();
  });

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
  ])('never goes on to another site: %p', (to) => expect(innerPath(to)).toBeNull());

  it.each(['/', '/home', '/-/media-library?page=2'])('goes on to our own screens: %p', (to) => {
    expect(innerPath(to)).toBe(to);
  });
});

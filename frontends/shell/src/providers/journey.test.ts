import { comeBack, setOut } from './journey';

describe('a way to a provider and back', () => {
  it('ends once, with the state that it began with', () => {
    setOut({ state: 's1', to: '/goods/1?tab=2', connect: false });
    expect(comeBack('s1')).toEqual({ state: 's1', to: '/goods/1?tab=2', connect: false });
    expect(comeBack('s1')).toBeUndefined();
  });

  it('goes on to our own screens alone, whatever was kept', () => {
    setOut({ state: 's1', to: '//evil.example', connect: false });
    expect(comeBack('s1')).toEqual({ state: 's1', to: null, connect: false });
  });

  it('does not end in a tab that did not set out, or with somebody else’s state', () => {
    expect(comeBack('s1')).toBeUndefined();
    setOut({ state: 's1', to: null, connect: true });
    expect(comeBack('s2')).toBeUndefined();
    expect(comeBack('s1')).toBeUndefined();
  });
});

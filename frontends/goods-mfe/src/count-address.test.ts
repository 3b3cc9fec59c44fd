import { countAddress } from './count-address';

test('a good that is registered while somebody counts is counted next', () => {
  const address = (query: string) => countAddress(new URLSearchParams(query), 'g1');
  expect(address('group=room&count=p1')).toBe('/-/room/stocktaking/create/g1?period=p1');
  expect(address('group=room')).toBeUndefined();
});

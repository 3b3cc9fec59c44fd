import { fewerOf } from './fewer';

const emails = ['a@x.jp', 'b@x.jp', 'c@x.jp', 'd@x.jp'];

test('the last of a list are taken off, so many as find no seat', () => {
  expect(fewerOf(emails, { over: 2, members: [] })).toEqual({
    kept: ['a@x.jp', 'b@x.jp'],
    off: ['c@x.jp', 'd@x.jp'],
  });
});

test('who belongs already stays on the list: nobody needs a seat twice', () => {
  expect(fewerOf(emails, { over: 1, members: ['d@x.jp'] })).toEqual({
    kept: ['a@x.jp', 'b@x.jp', 'd@x.jp'],
    off: ['c@x.jp'],
  });
});

test('where nobody new would be left, fewer is no way', () => {
  expect(fewerOf(emails, { over: 4, members: [] })).toBeUndefined();
  expect(fewerOf(emails, { over: 3, members: ['a@x.jp'] })).toBeUndefined();
});

import { readTyped } from './read-typed';

test.each([
  ['3', { kind: 'number', value: 3 }],
  [' ０１２ ', { kind: 'number', value: 12 }],
  ['1000000', { kind: 'number', value: 1_000_000 }],
  ['4901234567894', { kind: 'code', code: '4901234567894' }],
  ['KS-002', { kind: 'code', code: 'KS-002' }],
  ['-1', { kind: 'code', code: '-1' }],
  ['', { kind: 'nothing' }],
])('%j in the field of a number is %j', (text, typed) => {
  expect(readTyped(text)).toEqual(typed);
});

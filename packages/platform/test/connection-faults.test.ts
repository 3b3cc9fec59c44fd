import { isConnectionFault, isPassing } from '../src/database/connection-faults';

const failure = (code: string) => Object.assign(new Error('told by the driver'), { code });

test.each([
  ['ECONNRESET', 'the connection broke'],
  ['57P01', 'the server is being stopped'],
  ['53300', 'there are too many connections'],
  ['53100', 'the disk is full'],
  ['53200', 'memory is used up'],
  ['55P03', 'a lock was waited for too long'],
  ['40P01', 'two waited for each other'],
])('%s passes: %s', (code) => {
  expect(isPassing(failure(code))).toBe(true);
});

test.each([
  ['23505', 'a key is taken'],
  ['42601', 'the SQL is wrong'],
  ['ENOSPC', 'our own disk is full, which is no word of the database'],
])('%s does not pass: %s', (code) => {
  expect(isPassing(failure(code))).toBe(false);
});

test('a full disk is no reason to throw the connection away', () => {
  expect(isConnectionFault(failure('53100'))).toBe(false);
});

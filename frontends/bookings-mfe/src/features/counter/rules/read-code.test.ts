import { bears, readCode } from './read-code';

const ID = '01900000-0000-7000-8000-000000000001';

test('the address on a good’s label names the good, whatever its host', () => {
  expect(readCode(`https://lend.example/goods/${ID}?source=qr`)).toEqual({ kind: 'good', id: ID });
  expect(readCode(` http://192.168.0.4:3000/goods/${ID}/ `)).toEqual({ kind: 'good', id: ID });
});

test('the address on a member card is its secret', () => {
  expect(readCode('https://lend.example/auth_tokens/a_B-9')).toEqual({ kind: 'card', secret: 'a_B-9' });
});

test.each(['CAM-003', 'https://lend.example/groups', '佐藤', '9784003101018'])(
  '%s is a number to look up',
  (text) => {
    expect(readCode(text)).toEqual({ kind: 'number', text });
  },
);

test('a good bears its management number and its ISBN, and no part of them', () => {
  const good = { management_id: 'CAM-003', isbn: '978-4-00-310101-8' };
  expect(bears(good, 'cam-003')).toBe(true);
  expect(bears(good, 'ＣＡＭ－００３')).toBe(true);
  expect(bears(good, '9784003101018')).toBe(true);
  expect(bears(good, 'CAM')).toBe(false);
  expect(bears({ management_id: null, isbn: null }, 'CAM-003')).toBe(false);
});

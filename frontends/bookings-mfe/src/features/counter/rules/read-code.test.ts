import { readCode } from './read-code';

const HERE = 'https://lend.example';
const ID = '01900000-0000-7000-8000-000000000001';
const read = (text: string) => readCode(text, HERE);

test('the address on a good’s label names the good', () => {
  expect(read(` ${HERE}/goods/${ID}?source=qr `)).toEqual({ kind: 'good', id: ID });
});

test('the address on a member card is its secret', () => {
  expect(read(`${HERE}/auth_tokens/a_B-9`)).toEqual({ kind: 'card', secret: 'a_B-9' });
});

test.each([
  'CAM-003',
  `${HERE}/groups`,
  `${HERE}/q/ABCDEFGHJKL2`,
  `https://evil.example/goods/${ID}`,
  'https://evil.example/auth_tokens/a_B-9',
  '佐藤',
  '9784003101018',
])('%s is to be looked up', (text) => {
  expect(read(text)).toEqual({ kind: 'other', text });
});

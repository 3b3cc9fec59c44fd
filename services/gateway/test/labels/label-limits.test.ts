import request from 'supertest';
import { testApp, tokenFor } from '../test-app';
import { GOOD_ID, USER_ID } from '../user-message';

async function print(body: object) {
  const token = await tokenFor({ id: USER_ID, slug: '' });
  return request(testApp())
    .post('/v1/labels')
    .set({ Authorization: `Bearer ${token}` })
    .send({ format: '24', ...body });
}

test('more than 5,000 labels are refused before a code is issued', async () => {
  const { status, body } = await print({ good_ids: Array<string>(500).fill(GOOD_ID), copies: 11 });
  expect([status, body.errors.copies[0].code]).toEqual([400, 'validation.too_large']);
  expect(body.errors.copies[0].message).toContain('10');
});

test.each([
  ['spacing', { spacing: 11 }],
  ['spacing', { spacing: -11 }],
  ['first_cell', { first_cell: 25 }],
  ['offset_x', { offset_x: 20.5 }],
])('%s outside its limits is refused: %p', async (field, body) => {
  const answer = await print({ good_ids: [GOOD_ID], ...body });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
});

test('a ruler needs no goods', async () => {
  const { status, body, type } = await print({ ruler: true });
  expect([status, type, (body as Buffer).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

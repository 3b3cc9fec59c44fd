import request from 'supertest';
import { z } from 'zod';
import { unknownNames } from '../src/http/unknown-names';
import { ROUTES } from '../src/routes';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';

const taking = ROUTES.map(({ contract }) => contract).filter(({ body }) => body !== undefined);

async function post(body: object, path = '/v1/goods') {
  const token = await tokenFor({ id: USER_ID, slug: '' });
  return request(testApp())
    .post(path)
    .set({ Authorization: `Bearer ${token}`, 'Accept-Language': 'en' })
    .send(body);
}

describe('a name that the contract does not have', () => {
  it('is a fault of every call that takes JSON', () => {
    const passing = taking.filter((contract) => unknownNames(contract, { no_such_name: 1 }).length === 0);
    expect(passing.map(({ operationId }) => operationId)).toEqual([]);
    expect(taking.length).toBeGreaterThan(50);
  });

  it('is named beside the other faults', async () => {
    const { status, body } = await post({ titel: 'カメラ' });
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.errors).toEqual({
      titel: [{ code: 'validation.key', message: 'There is no field with this name.' }],
      title: [expect.objectContaining({ code: 'validation.required' })],
    });
  });

  it('is passed over within what a browser makes of a passkey', () => {
    const create = taking.find(({ operationId }) => operationId === 'createPasskey')!;
    const credential = { clientExtensionResults: {}, response: { publicKeyAlgorithm: -7 } };
    expect(unknownNames(create, { name: 'Phone', credential })).toEqual([]);
  });

  it('is found within lists and objects', async () => {
    const sent = { good_ids: [GOOD_ID], changes: { locaton: '棚' } };
    const token = await tokenFor({ id: USER_ID, slug: '' });
    const { body } = await request(testApp())
      .put('/v1/goods/bulk_update')
      .set('Authorization', `Bearer ${token}`)
      .send(sent);
    expect(Object.keys(body.errors)).toEqual(['changes.locaton']);
  });

  it('is passed over where the call answers with it: what was read can be sent back', () => {
    const update = taking.find(({ operationId }) => operationId === 'updateGood')!;
    const readOnly = { id: GOOD_ID, tags: [], owner_id: USER_ID, permissions: [], image_url: null };
    expect(unknownNames(update, { title: 'カメラ', ...readOnly })).toEqual([]);
    expect(unknownNames(update, { password: 'x' })).toMatchObject([{ path: ['password'] }]);
  });

  it('is never one of an object’s own making', () => {
    const contract = { ...taking[0]!, body: z.object({ known: z.string() }) };
    const names = ['constructor', 'toString', 'hasOwnProperty'];
    const body = Object.fromEntries(names.map((name) => [name, 1]));
    expect(unknownNames(contract, body).map(({ path }) => path[0])).toEqual(names);
  });
});

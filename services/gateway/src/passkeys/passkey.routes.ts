import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { instant, instantOrNull } from '../mappers/times';
import * as contract from './passkey.contract';
import type { PasskeyAnswer } from './passkey.schema';
import type { signInMethods } from '@kashikari/contracts';
import type { z } from 'zod';

const beginSignIn = route(contract.beginPasskeySignIn, async ({ call, services }) => {
  const { optionsJson } = await services.signInMethods.beginPasskeySignIn({}, call);
  return { body: { options: JSON.parse(optionsJson) as Record<string, unknown> } };
});

const begin = route(contract.beginPasskey, async ({ call, services }) => {
  const { optionsJson } = await services.signInMethods.beginPasskey({}, call);
  return { body: { options: JSON.parse(optionsJson) as Record<string, unknown> } };
});

const create = route(contract.createPasskey, async ({ body, call, services }) => {
  const made = { name: body.name, responseJson: JSON.stringify(body.credential) };
  const { passkey } = await services.signInMethods.createPasskey(made, call);
  return { body: answer(passkey) };
});

const list = route(contract.listPasskeys, async ({ call, services }) => {
  const { passkeys } = await services.signInMethods.listPasskeys({}, call);
  return { body: { passkeys: passkeys.map(toPasskey) } };
});

const rename = route(contract.updatePasskey, async ({ params, body, call, services }) => {
  const { passkey } = await services.signInMethods.updatePasskey({ id: params.id, name: body.name }, call);
  return { body: answer(passkey) };
});

const remove = route(contract.deletePasskey, async ({ params, call, services }) => {
  await services.signInMethods.deletePasskey({ id: params.id }, call);
  return {};
});

export const passkeyRoutes = [beginSignIn, begin, create, list, rename, remove];

function answer(passkey: signInMethods.Passkey | undefined): z.input<typeof PasskeyAnswer> {
  if (!passkey) throw notFound('passkey', '');
  return { passkey: toPasskey(passkey) };
}

function toPasskey({ id, name, synced, createdAt, usedAt }: signInMethods.Passkey) {
  return { id, name, synced, created_at: instant(createdAt), used_at: instantOrNull(usedAt) };
}

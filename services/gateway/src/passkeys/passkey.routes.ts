import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { refuseWay } from '../shells/ways';
import { instant, instantOrNull } from '../mappers/times';
import { KeyOptions, NewPasskey, PasskeyAnswer, PasskeyList, PasskeyPatch } from './passkey.schema';
import type { signInMethods } from '@kashikari/contracts';
import type { z } from 'zod';
import { byId } from '../schema/ids';

const tag = 'Sign-in';

const beginSignIn = route(
  {
    method: 'post',
    path: '/auth/passkey',
    operationId: 'beginPasskeySignIn',
    tag,
    summary: 'Start a sign-in with a passkey',
    description:
      'Returns the options for `navigator.credentials.get`. Send the result to `POST /auth/login` as `passkey`, once, within ten minutes.',
    auth: 'none',
    limit: 'signIn',
    answer: { status: 200, description: 'PublicKeyCredentialRequestOptionsJSON.', body: KeyOptions },
    refuses: ['auth.way_off'],
  },
  async ({ call, services, shell }) => {
    refuseWay(shell, 'passkey');
    const { optionsJson } = await services.signInMethods.beginPasskeySignIn({}, call);
    return { body: { options: JSON.parse(optionsJson) as Record<string, unknown> } };
  },
);

const begin = route(
  {
    method: 'post',
    path: '/passkeys/options',
    operationId: 'beginPasskey',
    tag,
    summary: 'Get the options for a new passkey',
    description:
      'Returns the options for `navigator.credentials.create`. Send the result to `POST /passkeys`.',
    auth: 'required',
    fresh: true,
    answer: { status: 200, description: 'PublicKeyCredentialCreationOptionsJSON.', body: KeyOptions },
    refuses: ['forbidden'],
  },
  async ({ call, services }) => {
    const { optionsJson } = await services.signInMethods.beginPasskey({}, call);
    return { body: { options: JSON.parse(optionsJson) as Record<string, unknown> } };
  },
);

const create = route(
  {
    method: 'post',
    path: '/passkeys',
    operationId: 'createPasskey',
    tag,
    summary: 'Create a passkey',
    auth: 'required',
    fresh: true,
    body: NewPasskey,
    answer: {
      status: 201,
      description: 'The new passkey, which can sign in from now on.',
      body: PasskeyAnswer,
    },
    refuses: ['auth.attempt_expired', 'passkey.refused', 'passkey.exists', 'passkey.too_many'],
  },
  async ({ body, call, services }) => {
    const made = { name: body.name, responseJson: JSON.stringify(body.credential) };
    const { passkey } = await services.signInMethods.createPasskey(made, call);
    return { body: answer(passkey) };
  },
);

const list = route(
  {
    method: 'get',
    path: '/passkeys',
    operationId: 'listPasskeys',
    tag,
    summary: 'List passkeys',
    auth: 'required',
    answer: { status: 200, description: 'The list, oldest first.', body: PasskeyList },
    refuses: ['forbidden'],
  },
  async ({ call, services }) => {
    const { passkeys } = await services.signInMethods.listPasskeys({}, call);
    return { body: { passkeys: passkeys.map(toPasskey) } };
  },
);

const rename = route(
  {
    method: 'patch',
    path: '/passkeys/{id}',
    operationId: 'updatePasskey',
    tag,
    summary: 'Rename a passkey',
    auth: 'required',
    params: byId('passkey'),
    body: PasskeyPatch,
    answer: { status: 200, description: 'Renamed.', body: PasskeyAnswer },
    alsoPut: true,
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, body, call, services }) => {
    const { passkey } = await services.signInMethods.updatePasskey({ id: params.id, name: body.name }, call);
    return { body: answer(passkey) };
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/passkeys/{id}',
    operationId: 'deletePasskey',
    tag,
    summary: 'Delete a passkey',
    description: 'Sign-in by password and by email link continues to work.',
    auth: 'required',
    fresh: true,
    params: byId('passkey'),
    answer: { status: 204, description: 'Deleted; the passkey can no longer sign in.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.signInMethods.deletePasskey({ id: params.id }, call);
    return {};
  },
);

export const passkeyRoutes = [beginSignIn, begin, create, list, rename, remove];

function answer(passkey: signInMethods.Passkey | undefined): z.input<typeof PasskeyAnswer> {
  if (!passkey) throw notFound('passkey', '');
  return { passkey: toPasskey(passkey) };
}

function toPasskey({ id, name, synced, host, createdAt, usedAt }: signInMethods.Passkey) {
  return {
    id,
    name,
    synced,
    host: host || null,
    created_at: instant(createdAt),
    used_at: instantOrNull(usedAt),
  };
}

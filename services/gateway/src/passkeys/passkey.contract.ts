import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { KeyOptions, NewPasskey, PasskeyAnswer, PasskeyList, PasskeyPatch } from './passkey.schema';

const tag = 'Sign-in';

export const beginPasskeySignIn = defineRoute({
  method: 'post',
  path: '/auth/passkey',
  operationId: 'beginPasskeySignIn',
  tag,
  summary: 'Begin a sign-in with a passkey',
  description:
    'What the browser is asked for (`navigator.credentials.get`). `POST /auth/login` takes its answer as `passkey`, once, within ten minutes.',
  auth: 'none',
  limit: 'signIn',
  answer: { status: 200, description: 'PublicKeyCredentialRequestOptionsJSON.', body: KeyOptions },
});

export const beginPasskey = defineRoute({
  method: 'post',
  path: '/passkeys/options',
  operationId: 'beginPasskey',
  tag,
  summary: 'Begin to make a passkey',
  description:
    'What the browser is asked for (`navigator.credentials.create`); its answer goes to `POST /passkeys`.',
  auth: 'required',
  fresh: true,
  answer: { status: 200, description: 'PublicKeyCredentialCreationOptionsJSON.', body: KeyOptions },
  refuses: ['forbidden'],
});

export const createPasskey = defineRoute({
  method: 'post',
  path: '/passkeys',
  operationId: 'createPasskey',
  tag,
  summary: 'Keep a passkey that the browser has made',
  auth: 'required',
  fresh: true,
  body: NewPasskey,
  answer: { status: 201, description: 'It signs in from now on.', body: PasskeyAnswer },
  refuses: ['auth.attempt_expired', 'passkey.refused', 'passkey.exists', 'passkey.too_many'],
});

export const listPasskeys = defineRoute({
  method: 'get',
  path: '/passkeys',
  operationId: 'listPasskeys',
  tag,
  summary: 'One’s own passkeys',
  auth: 'required',
  answer: { status: 200, description: 'The oldest first.', body: PasskeyList },
  refuses: ['forbidden'],
});

export const updatePasskey = defineRoute({
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
});

export const deletePasskey = defineRoute({
  method: 'delete',
  path: '/passkeys/{id}',
  operationId: 'deletePasskey',
  tag,
  summary: 'Remove a passkey',
  description: 'Password and mailed links go on working.',
  auth: 'required',
  fresh: true,
  params: byId('passkey'),
  answer: { status: 204, description: 'It signs in no more.' },
  refuses: ['not_found', 'forbidden'],
});

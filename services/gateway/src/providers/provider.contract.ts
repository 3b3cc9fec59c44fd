import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import {
  LinkedAccountAnswer,
  LinkedAccountList,
  NewLinkedAccount,
  ProviderBeginning,
  ProviderJourney,
  ProviderList,
} from './provider.schema';

const tag = 'Sign-in';

export const listProviders = defineRoute({
  method: 'get',
  path: '/auth/providers',
  operationId: 'listProviders',
  tag,
  summary: 'Providers that one may sign in at',
  description: 'OpenID Connect providers that the operator has set up: Google, Apple, an organisation’s own.',
  auth: 'none',
  answer: { status: 200, description: 'In the order in which they are shown.', body: ProviderList },
});

export const beginProviderSignIn = defineRoute({
  method: 'post',
  path: '/auth/authorize',
  operationId: 'beginProviderSignIn',
  tag,
  summary: 'Begin a sign-in at a provider',
  description:
    'The browser goes to `authorization_url` and comes back to `/auth_redirect` with `state` and `code`, which `POST /auth/login` takes (or `POST /linked_accounts`, where it was to `connect`), once, within ten minutes.',
  auth: 'optional',
  limit: 'signIn',
  body: ProviderBeginning,
  answer: { status: 200, description: 'Where to go.', body: ProviderJourney },
  refuses: ['validation.choice', 'auth.provider_unavailable'],
});

export const createLinkedAccount = defineRoute({
  method: 'post',
  path: '/linked_accounts',
  operationId: 'createLinkedAccount',
  tag,
  summary: 'Connect a provider with one’s account',
  description: 'With what it sent the browser back with. From then on it signs in to this account.',
  auth: 'required',
  fresh: true,
  body: NewLinkedAccount,
  answer: { status: 201, description: 'Connected.', body: LinkedAccountAnswer },
  refuses: ['auth.attempt_expired', 'auth.failed', 'auth.linked_elsewhere', 'auth.provider_unavailable'],
});

export const listLinkedAccounts = defineRoute({
  method: 'get',
  path: '/linked_accounts',
  operationId: 'listLinkedAccounts',
  tag,
  summary: 'Providers that one’s account is connected with',
  auth: 'required',
  answer: { status: 200, description: 'The oldest first.', body: LinkedAccountList },
  refuses: ['forbidden'],
});

export const deleteLinkedAccount = defineRoute({
  method: 'delete',
  path: '/linked_accounts/{id}',
  operationId: 'deleteLinkedAccount',
  tag,
  summary: 'Disconnect a provider',
  description: 'Password and mailed links go on working.',
  auth: 'required',
  fresh: true,
  params: byId('linked account'),
  answer: { status: 204, description: 'It signs in to this account no more.' },
  refuses: ['not_found', 'forbidden'],
});

import { z } from 'zod';
import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { AuthTokenImport, AuthTokenImportAnswer, importQuery } from './auth-token-import.schema';
import {
  AuthTokenAnswer,
  AuthTokenList,
  AuthTokenPatch,
  AuthTokenRead,
  CardToLink,
  LinkAnswer,
  NewAuthToken,
  authTokenExportQuery,
  authTokenQuery,
} from './auth-token.schema';

const tag = 'Member cards';

export const createAuthToken = defineRoute({
  method: 'post',
  path: '/auth_tokens',
  operationId: 'createAuthToken',
  tag,
  summary: 'Make a member card, or many alike',
  description:
    'Each card has a user without an address and takes one seat of the plan. Without `management_id` it gets the next number of the group.',
  auth: 'required',
  body: NewAuthToken,
  answer: { status: 201, description: 'The first card, and all of them.', body: AuthTokenAnswer },
  refuses: [
    'not_found',
    'forbidden',
    'plan_limit',
    'card.too_many',
    'card.not_an_integer',
    'card.number_taken',
    'auth.unconfirmed_address',
    'invite.limit',
  ],
});

export const listAuthTokens = defineRoute({
  method: 'get',
  path: '/auth_tokens',
  operationId: 'listAuthTokens',
  tag,
  summary: 'The member cards of a group, by number',
  auth: 'required',
  query: authTokenQuery,
  answer: { status: 200, description: 'A page of cards.', body: AuthTokenList },
  refuses: ['not_found', 'forbidden'],
});

export const getAuthToken = defineRoute({
  method: 'get',
  path: '/auth_tokens/{id}',
  operationId: 'getAuthToken',
  tag,
  summary: 'One member card',
  auth: 'required',
  params: byId('card'),
  answer: { status: 200, description: 'The card.', body: AuthTokenAnswer },
  etag: true,
});

export const findAuthToken = defineRoute({
  method: 'post',
  path: '/auth_tokens/find',
  operationId: 'findAuthToken',
  tag,
  summary: 'The member card that was read at a counter',
  description:
    'By the secret in its code, for those who may list the members of its group. Sent as a body, so that it stands in no log.',
  auth: 'required',
  body: AuthTokenRead,
  answer: { status: 200, description: 'The card.', body: AuthTokenAnswer },
  refuses: ['not_found'],
});

export const updateAuthToken = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/auth_tokens/{id}',
  operationId: 'updateAuthToken',
  tag,
  summary: 'Change a member card',
  auth: 'required',
  params: byId('card'),
  body: AuthTokenPatch,
  answer: { status: 200, description: 'The card after the change.', body: AuthTokenAnswer },
  refuses: ['forbidden', 'card.number_taken'],
  etag: true,
  ifMatch: true,
});

export const deleteAuthToken = defineRoute({
  method: 'delete',
  path: '/auth_tokens/{id}',
  operationId: 'deleteAuthToken',
  tag,
  summary: 'Take a member card back',
  description: 'For good: its number and its seat are free again, and who signed in with it is signed out.',
  auth: 'required',
  params: byId('card'),
  answer: { status: 204, description: 'Taken back.' },
  refuses: ['forbidden', 'membership.active_bookings'],
});

export const reissueAuthToken = defineRoute({
  method: 'post',
  path: '/auth_tokens/{id}/reissue',
  operationId: 'reissueAuthToken',
  tag,
  summary: 'Give a lost member card a new secret',
  description:
    'The card keeps its user and its bookings; the old secret, and every session begun with it, end.',
  auth: 'required',
  params: byId('card'),
  answer: { status: 201, description: 'The card with its new secret.', body: AuthTokenAnswer },
  refuses: ['forbidden'],
});

export const linkAuthToken = defineRoute({
  method: 'post',
  path: '/auth_tokens/link',
  operationId: 'linkAuthToken',
  tag,
  summary: 'Link a member card to my account',
  description:
    'The account takes the card’s place in its group, with all that it has booked; the card opens nothing any more.',
  auth: 'required',
  tries: 'card',
  body: CardToLink,
  answer: { status: 200, description: 'The group that the card was for.', body: LinkAnswer },
  refuses: ['card.unknown', 'forbidden'],
});

export const exportAuthTokens = defineRoute({
  method: 'get',
  path: '/auth_tokens/export',
  operationId: 'exportAuthTokens',
  tag,
  summary: 'The member cards of a group as a CSV file',
  description:
    'UTF-8 with BOM, lines end with CRLF. The columns `id`, `name`, `email`, `invite_email` are those of the import; `permission` and `jti` follow. A text that a spreadsheet would take for a formula has an apostrophe before it.',
  auth: 'required',
  query: authTokenExportQuery,
  answer: {
    status: 200,
    description: 'The file.',
    body: z.string().meta({ example: 'id,name,email,invite_email,permission,jti\r\n' }),
    mediaType: 'text/csv',
  },
  refuses: ['not_found', 'forbidden'],
});

export const importAuthTokens = defineRoute({
  method: 'post',
  path: '/auth_tokens/import',
  operationId: 'importAuthTokens',
  tag,
  summary: 'Make a member card of each row of a sheet',
  auth: 'required',
  query: importQuery,
  body: AuthTokenImport,
  fileLimit: 2 * 1024 * 1024,
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  answer: {
    status: 200,
    description: 'What was made or would be, or every fault of every row.',
    body: AuthTokenImportAnswer,
  },
  refuses: [
    'not_found',
    'forbidden',
    'plan_limit',
    'card.too_many',
    'card.no_rows',
    'card.columns',
    'card.file',
    'file.too_complex',
    'auth.unconfirmed_address',
    'invite.limit',
    'busy',
  ],
});

import { notFound, type Call } from '@kashikari/kernel';
import { toGroup } from '../groups/group.mapper';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { csvOf } from '../mappers/csv';
import { toMeta, toPageRequest } from '../mappers/paging';
import { EXPORT_COLUMNS, toAuthToken, toLine } from './auth-token.mapper';
import type { Services } from '../clients/services';
import { enumOf, type identity, PATCHES, SETS } from '@kashikari/contracts';
import { z } from 'zod';
import { byId } from '../schema/ids';
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

const create = route(
  {
    method: 'post',
    path: '/auth_tokens',
    operationId: 'createAuthToken',
    tag,
    summary: 'Create member cards',
    description:
      'Each card has a user without an email address, and takes one seat of the plan. Without `management_id`, it gets the next number of the group.',
    auth: 'required',
    body: NewAuthToken,
    answer: { status: 201, description: 'The first card, and all new cards.', body: AuthTokenAnswer },
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
  },
  async ({ body, call, services }) => {
    const { cards } = await services.cards.createCards(
      {
        groupId: body.group_id,
        managementId: body.management_id ?? '',
        name: body.name ?? '',
        email: body.email ?? '',
        inviteEmail: body.invite_email ?? '',
        permission: enumOf(SETS.cardPermission, body.permission),
        locale: enumOf(SETS.locale, body.locale),
        count: body.count ?? 1,
      },
      call,
    );
    const { body: answered } = await answer(cards[0], call, services);
    return { body: { ...answered, auth_tokens: cards.map(toAuthToken) } };
  },
);

const list = route(
  {
    method: 'get',
    path: '/auth_tokens',
    operationId: 'listAuthTokens',
    tag,
    summary: 'List member cards',
    auth: 'required',
    query: authTokenQuery,
    answer: { status: 200, description: 'A page of cards.', body: AuthTokenList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services }) => {
    const { cards, page } = await services.cards.listCards(
      { groupId: query.group_id, match: query.match ?? '', page: toPageRequest(query) },
      call,
    );
    const users = await usersOf(cards, call, services);
    return { body: { auth_tokens: cards.map(toAuthToken), users, meta: toMeta(query, page) } };
  },
);

const get = route(
  {
    method: 'get',
    path: '/auth_tokens/{id}',
    operationId: 'getAuthToken',
    tag,
    summary: 'Get a member card',
    auth: 'required',
    params: byId('card'),
    answer: { status: 200, description: 'The card.', body: AuthTokenAnswer },
    etag: true,
  },
  async ({ params, call, services }) => {
    const { card } = await services.cards.getCard({ id: params.id }, call);
    return answer(card, call, services);
  },
);

const find = route(
  {
    method: 'post',
    path: '/auth_tokens/find',
    operationId: 'findAuthToken',
    tag,
    summary: 'Find a member card by its secret',
    description:
      'Finds the card by the secret in its code. Allowed for callers who may list the members of its group. The secret is sent in the body, so that it does not appear in logs.',
    auth: 'required',
    body: AuthTokenRead,
    answer: { status: 200, description: 'The card.', body: AuthTokenAnswer },
    refuses: ['not_found'],
  },
  async ({ body, call, services }) => {
    const { card } = await services.cards.findCard({ secret: body.jti }, call);
    return answer(card, call, services);
  },
);

const update = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/auth_tokens/{id}',
    operationId: 'updateAuthToken',
    tag,
    summary: 'Update a member card',
    auth: 'required',
    params: byId('card'),
    body: AuthTokenPatch,
    answer: { status: 200, description: 'The card after the change.', body: AuthTokenAnswer },
    refuses: ['forbidden', 'card.number_taken'],
    etag: true,
    ifMatch: true,
  },
  async ({ params, body, call, services, ifVersion }) => {
    const { card } = await services.cards.updateCard(
      { id: params.id, patch: PATCHES.card.write(body), ifVersion },
      call,
    );
    return answer(card, call, services);
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/auth_tokens/{id}',
    operationId: 'deleteAuthToken',
    tag,
    summary: 'Delete a member card',
    description: 'Permanent. The number and the seat become free, and all sessions of the card end.',
    auth: 'required',
    params: byId('card'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['forbidden', 'membership.active_bookings'],
  },
  async ({ params, call, services }) => {
    await services.cards.deleteCard({ id: params.id }, call);
    return {};
  },
);

const reissue = route(
  {
    method: 'post',
    path: '/auth_tokens/{id}/reissue',
    operationId: 'reissueAuthToken',
    tag,
    summary: 'Reissue a member card',
    description:
      'Gives the card a new secret, e.g. after a loss. The card keeps its user and its bookings. The old secret and all its sessions end.',
    auth: 'required',
    params: byId('card'),
    answer: { status: 201, description: 'The card with its new secret.', body: AuthTokenAnswer },
    refuses: ['forbidden'],
  },
  async ({ params, call, services }) => {
    const { card } = await services.cards.reissueCard({ id: params.id }, call);
    return answer(card, call, services);
  },
);

const exported = route(
  {
    method: 'get',
    path: '/auth_tokens/export',
    operationId: 'exportAuthTokens',
    tag,
    summary: 'Export member cards as CSV',
    description:
      'UTF-8 with BOM and CRLF line endings. The columns `id`, `name`, `email`, `invite_email` are those of the import; `permission` and `jti` follow. Texts that a spreadsheet would interpret as formulas are prefixed with an apostrophe.',
    auth: 'required',
    query: authTokenExportQuery,
    answer: {
      status: 200,
      description: 'The file.',
      body: z.string().meta({ example: 'id,name,email,invite_email,permission,jti\r\n' }),
      mediaType: 'text/csv',
    },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services }) => {
    const ask = (afterId: string) => services.cards.exportCards({ groupId: query.group_id, afterId }, call);
    // Fetched before the first line is sent, so that a refusal has its own status.
    const first = await ask('');
    return { stream: csvOf(linesOf(first, ask), EXPORT_COLUMNS), fileName: 'auth_tokens.csv' };
  },
);

const link = route(
  {
    method: 'post',
    path: '/auth_tokens/link',
    operationId: 'linkAuthToken',
    tag,
    summary: 'Link a member card to the account',
    description: 'The account takes over the card’s membership and bookings. The card can no longer be used.',
    auth: 'required',
    tries: 'card',
    body: CardToLink,
    answer: { status: 200, description: 'The group of the card.', body: LinkAnswer },
    refuses: ['card.unknown', 'forbidden'],
  },
  async ({ body, call, services }) => {
    const { group } = await services.cards.linkCard({ secret: body.jti }, call);
    if (!group) throw notFound('group', '');
    return { body: { group: toGroup(group) } };
  },
);

export const authTokenRoutes = [create, list, get, find, update, remove, reissue, link, exported];

/** Yields lines, and fetches the next part when the reader has consumed the last. */
async function* linesOf(
  first: identity.ExportCardsResponse,
  ask: (afterId: string) => Promise<identity.ExportCardsResponse>,
) {
  for (let piece = first; ;) {
    yield* piece.cards.map(toLine);
    const last = piece.cards.at(-1);
    if (!piece.more || !last) return;
    piece = await ask(last.id);
  }
}

async function answer(card: identity.Card | undefined, call: Call, services: Services) {
  if (!card) throw notFound('auth_token', '');
  const users = await usersOf([card], call, services);
  const shown = toAuthToken(card);
  return { body: { auth_token: shown, auth_tokens: [shown], users }, version: card.version };
}

function usersOf(cards: readonly identity.Card[], call: Call, services: Services) {
  return relatedUsers(
    services,
    cards.slice(0, 100).map(({ userId }) => userId),
    call,
  );
}

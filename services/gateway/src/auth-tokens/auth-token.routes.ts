import { notFound } from '@kashikari/kernel';
import { toGroup } from '../groups/group.mapper';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { csvOf } from '../mappers/csv';
import { toMeta, toPageRequest } from '../mappers/paging';
import * as contract from './auth-token.contract';
import { EXPORT_COLUMNS, toAuthToken, toLine } from './auth-token.mapper';
import type { Services } from '../clients/services';
import { enumOf, type identity, PATCHES, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';

const create = route(contract.createAuthToken, async ({ body, call, services }) => {
  const { cards } = await services.cards.createCards(
    {
      groupId: body.group_id,
      managementId: body.management_id ?? '',
      name: body.name ?? '',
      email: body.email ?? '',
      inviteEmail: body.invite_email ?? '',
      permission: body.permission ?? '',
      permissionEnum: enumOf(SETS.cardPermission, body.permission),
      count: body.count ?? 1,
    },
    call,
  );
  const { body: answered } = await answer(cards[0], call, services);
  return { body: { ...answered, auth_tokens: cards.map(toAuthToken) } };
});

const list = route(contract.listAuthTokens, async ({ query, call, services }) => {
  const { cards, page } = await services.cards.listCards(
    { groupId: query.group_id, match: query.match ?? '', page: toPageRequest(query) },
    call,
  );
  const users = await usersOf(cards, call, services);
  return { body: { auth_tokens: cards.map(toAuthToken), users, meta: toMeta(query, page) } };
});

const get = route(contract.getAuthToken, async ({ params, call, services }) => {
  const { card } = await services.cards.getCard({ id: params.id }, call);
  return answer(card, call, services);
});

const find = route(contract.findAuthToken, async ({ body, call, services }) => {
  const { card } = await services.cards.findCard({ secret: body.jti }, call);
  return answer(card, call, services);
});

const update = route(contract.updateAuthToken, async ({ params, body, call, services, ifVersion }) => {
  const { card } = await services.cards.updateCard(
    { id: params.id, patch: PATCHES.card.write(body), patchJson: JSON.stringify(body), ifVersion },
    call,
  );
  return answer(card, call, services);
});

const remove = route(contract.deleteAuthToken, async ({ params, call, services }) => {
  await services.cards.deleteCard({ id: params.id }, call);
  return {};
});

const reissue = route(contract.reissueAuthToken, async ({ params, call, services }) => {
  const { card } = await services.cards.reissueCard({ id: params.id }, call);
  return answer(card, call, services);
});

const exported = route(contract.exportAuthTokens, async ({ query, call, services }) => {
  const ask = (afterId: string) => services.cards.exportCards({ groupId: query.group_id, afterId }, call);
  // Before a line is sent, so that a refusal is an answer of its own.
  const first = await ask('');
  return { stream: csvOf(linesOf(first, ask), EXPORT_COLUMNS), fileName: 'auth_tokens.csv' };
});

const link = route(contract.linkAuthToken, async ({ body, call, services }) => {
  const { group } = await services.cards.linkCard({ secret: body.jti }, call);
  if (!group) throw notFound('group', '');
  return { body: { group: toGroup(group) } };
});

export const authTokenRoutes = [create, list, get, find, update, remove, reissue, link, exported];

/** Asks for the next piece when the reader has taken the last. */
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

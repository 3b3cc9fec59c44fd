import { messageOf } from '../errors/catalogue';
import { malformed } from '../errors/validation';
import { route } from '../http/exchange';
import { toRoom } from '../plans/room';
import { importAuthTokens } from './auth-token.contract';
import { readSheet, toCardRow } from './card-sheet';
import type { identity } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';

const importing = route(importAuthTokens, async ({ query, body, file, call, services }) => {
  const groupId = body?.group_id ?? query.group_id;
  if (groupId === undefined) throw malformed('group_id', 'validation.required');
  const dryRun = (body?.dry_run ?? query.dry_run) === true;
  const rows = file ? readSheet(file) : (body?.rows ?? []).map((row, at) => toCardRow(row, at + 1));
  const permission = body?.permission ?? query.permission ?? '';
  const { faults, count, ...seats } = await services.cards.importCards(
    { groupId, rows, dryRun, permission },
    call,
  );
  const room = dryRun ? toRoom(seats) : {};
  return {
    body: {
      import: { dry_run: dryRun, count, faults: faults.map((fault) => told(fault, call.locale)), ...room },
      ...room,
    },
  };
});

export const authTokenImportRoutes = [importing];

function told({ line, field, code, paramsJson }: identity.CardRowFault, locale: Locale) {
  const params = paramsJson ? (JSON.parse(paramsJson) as Record<string, unknown>) : {};
  return { line, field, code, message: messageOf(code, params, locale) };
}

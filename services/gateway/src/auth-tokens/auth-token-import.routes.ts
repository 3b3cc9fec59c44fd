import { defineRoute } from '../rest/route';
import { AuthTokenImport, AuthTokenImportAnswer, importQuery } from './auth-token-import.schema';
import { messageOf } from '../errors/catalogue';
import { toFault } from '../errors/outcome';
import { malformed } from '../errors/validation';
import { route, type Permit } from '../rest/request-context';
import { toRoom } from '../plans/room';
import { toCardRow } from '../files/card-sheet';
import type { SheetFault } from '../sheets/sheet-rows';
import { enumOf, type identity, SETS } from '@kashikari/contracts';
import { accountHolder, forbidden, notFound, type Locale } from '@kashikari/kernel';

const importAuthTokens = defineRoute({
  method: 'post',
  path: '/auth_tokens/import',
  operationId: 'importAuthTokens',
  tag: 'Member cards',
  summary: 'Import member cards from a spreadsheet',
  auth: 'required',
  query: importQuery,
  body: AuthTokenImport,
  fileLimit: 2 * 1024 * 1024,
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  answer: {
    status: 200,
    description: 'The cards that were or would be created, or all faults of all rows.',
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
    'sheet.quote',
    'file.too_complex',
    'auth.unconfirmed_address',
    'invite.limit',
    'busy',
  ],
});

/** Rejects callers who may not create cards before the file is read. The service checks again when it creates them. */
const mayMakeCards: Permit<typeof importAuthTokens> = async ({ query, call, services }) => {
  accountHolder(call);
  const groupId = neededGroup(query.group_id);
  const { group } = await services.groups.getGroup({ id: groupId }, call);
  if (!group) throw notFound('group', groupId);
  if (!group.permissions.includes('manage_members')) throw forbidden();
};

const importing = route(
  importAuthTokens,
  async (exchange) => {
    const { query, body, file, fileReader, call, services } = exchange;
    const groupId = neededGroup(body?.group_id ?? query.group_id);
    const dryRun = (body?.dry_run ?? query.dry_run) === true;
    const { rows, faults: misread } = file
      ? await fileReader.read('cards', file, call)
      : { rows: (body?.rows ?? []).map((row, at) => toCardRow(row, at + 1)), faults: [] };
    const strays = misread.map((fault) => shownFault(fault, call.locale));
    // Every row is faulty, so the service need not look for further faults.
    if (rows.length === 0 && strays.length > 0)
      return { body: { import: { dry_run: dryRun, count: 0, faults: strays } } };
    const permission = enumOf(SETS.cardPermission, body?.permission ?? query.permission);
    const { faults, count, ...seats } = await services.cards.importCards(
      { groupId, rows: [...rows], dryRun: dryRun || strays.length > 0, permission },
      call,
    );
    const room = dryRun ? toRoom(seats) : {};
    const all = [...strays, ...faults.map((fault) => told(fault, call.locale))];
    return {
      body: {
        import: { dry_run: dryRun, count, faults: all.sort((a, b) => a.line - b.line), ...room },
        ...room,
      },
    };
  },
  mayMakeCards,
);

export const authTokenImportRoutes = [importing];

function neededGroup(id: string | undefined): string {
  if (id === undefined) throw malformed('group_id', 'validation.required');
  return id;
}

function told(fault: identity.CardRowFault, locale: Locale) {
  return { line: fault.line, field: fault.field, ...toFault(fault, locale) };
}

function shownFault({ line, field = '', code, params }: SheetFault, locale: Locale) {
  return { line, field, code, message: messageOf(code, { ...params }, locale) };
}

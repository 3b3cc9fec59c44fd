import { enumOf, SETS, type stocktakings } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { z } from 'zod';
import type { Services } from '../clients/services';
import { csvOf } from '../mappers/csv';
import { relatedUsers } from '../users/related-users';
import { columnsIn, toLine } from './stocktaking.mapper';
import type { checkQuery } from './stocktaking.schema';
import { wordsFor } from './stocktaking.words';

/** Number of goods fetched at once for a file. */
const PIECE = 1_000;

type CheckQuery = z.output<typeof checkQuery>;
type CheckRequest = Omit<stocktakings.CheckStocktakingRequest, 'page'>;

/** Maps a query to a check, without its page. */
export function checkRequest(query: CheckQuery, groupId: string): CheckRequest {
  return {
    groupId,
    periodId: query.period_id ?? '',
    date: query.date ?? '',
    state: query.state && enumOf(SETS.stocktakingState, query.state),
    place: query.place,
    goodId: query.good_id ?? '',
    undecided: query.undecided === 'true',
  };
}

export async function checkFile(query: CheckQuery, groupId: string, services: Services, call: Call) {
  const request = checkRequest(query, groupId);
  // Fetched before the first line is sent, so that a refusal has its own status.
  const first = await pieceOf(request, 1, services, call);
  const stream = csvOf(linesOf(first, request, services, call), columnsIn(call.locale));
  return { stream, fileName: `${wordsFor(call.locale).file}.csv` };
}

function pieceOf(request: CheckRequest, page: number, { stocktakings }: Services, call: Call) {
  return stocktakings.checkStocktaking({ ...request, page: { page, perPage: PIECE } }, call);
}

/**
 * Yields lines, and fetches the next part when the reader has consumed the last, so that no more than one is in memory.
 */
async function* linesOf(
  first: stocktakings.CheckStocktakingResponse,
  request: CheckRequest,
  services: Services,
  call: Call,
) {
  let piece = first;
  for (let page = 1; ; page += 1) {
    const ids = piece.checks.map(({ countedBy }) => countedBy);
    const users = await relatedUsers(services, ids, call);
    const names = new Map(users.map(({ id, name }) => [id, name]));
    for (const check of piece.checks) yield toLine(check, piece.timeZone, names, call.locale);
    if (page * PIECE >= (piece.page?.total ?? 0)) return;
    piece = await pieceOf(request, page + 1, services, call);
  }
}

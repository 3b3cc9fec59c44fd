import { createHash } from 'node:crypto';
import { SETS, stocktakings } from '@kashikari/contracts';
import { isId, MAX_CODE_LENGTH, refused, type Call } from '@kashikari/kernel';
import { askedWord, GrpcController, newId } from '@kashikari/platform';
import { CheckStocktaking } from '../app/check-stocktaking';
import { ManageStocktakings, type NewCount } from '../app/manage-stocktakings';
import { MAX_CONDITION, MAX_COUNTED, MAX_MEMO, MAX_STOCKTAKING_NAME } from './limits';
import { dayOf, idOf, instantOf, optionalId, textOf, pageOf } from './read-request';
import { scanIn } from './scan';
import { checkMessage, countMessage, totalsMessage } from './stocktaking-message';

/** Goods of a check in one answer: about 300 kB. */
const MAX_CHECKS = 1_000;

/** Counts and their check. */
@GrpcController(stocktakings.StocktakingServiceService)
export class StocktakingsController {
  constructor(
    private readonly counts: ManageStocktakings,
    private readonly checking: CheckStocktaking,
  ) {}

  async createStocktaking(
    request: stocktakings.CreateStocktakingRequest,
    call: Call,
  ): Promise<stocktakings.CreateStocktakingResponse> {
    const { count, isKnown } = await this.counts.record(newCountOf(request), call);
    return { stocktaking: countMessage(count), repeatedScan: isKnown };
  }

  async listStocktakings(
    { groupId, periodId, date, goodId, page: asked }: stocktakings.ListStocktakingsRequest,
    call: Call,
  ): Promise<stocktakings.ListStocktakingsResponse> {
    const { page, perPage } = pageOf(asked);
    const { counts, total } = await this.counts.list(
      {
        groupId: idOf('group', groupId),
        periodId: periodId ? idOf('stocktaking_period', periodId) : undefined,
        day: date ? dayOf(date, 'date') : undefined,
        goodId: goodId ? idOf('good', goodId) : undefined,
        ...{ page, perPage },
      },
      call,
    );
    return { stocktakings: counts.map(countMessage), page: { page, perPage, total } };
  }

  async listOwnStocktakings(
    { beforeId }: stocktakings.ListOwnStocktakingsRequest,
    call: Call,
  ): Promise<stocktakings.ListOwnStocktakingsResponse> {
    const { counts, more } = await this.counts.own(optionalId(beforeId, 'before_id') ?? null, call);
    return { stocktakings: counts.map(countMessage), more };
  }

  async deleteStocktaking(
    { id }: stocktakings.DeleteStocktakingRequest,
    call: Call,
  ): Promise<stocktakings.DeleteStocktakingResponse> {
    await this.counts.remove(idOf('stocktaking', id), call);
    return {};
  }

  async checkStocktaking(
    {
      groupId,
      periodId,
      date,
      state,
      place,
      goodId,
      undecided,
      page: asked,
    }: stocktakings.CheckStocktakingRequest,
    call: Call,
  ): Promise<stocktakings.CheckStocktakingResponse> {
    const { page, perPage } = pageOf(asked, MAX_CHECKS);
    const { checks, total, totals, zone, day, places, ...sums } = await this.checking.run(
      {
        groupId: idOf('group', groupId),
        periodId: periodId ? idOf('stocktaking_period', periodId) : undefined,
        day: date ? dayOf(date, 'date') : undefined,
        goodId: goodId ? idOf('good', goodId) : undefined,
        state: state === undefined ? undefined : askedWord(SETS.stocktakingState, 'state', state),
        place: place === undefined ? undefined : textOf(place, MAX_STOCKTAKING_NAME, 'place').trim(),
        ...{ undecided, page, perPage },
      },
      call,
    );
    return {
      checks: checks.map(checkMessage),
      page: { page, perPage, total },
      totals: totalsMessage(totals),
      timeZone: zone,
      date: day ?? '',
      undecided: sums.undecided,
      places: [...places],
    };
  }
}

function newCountOf(request: stocktakings.CreateStocktakingRequest): NewCount {
  const { scanId, actualQuantity, countedAt, scannedCode, place } = request;
  if (!isId(scanId)) throw refused('validation', undefined, 'scan_id');
  if (!(actualQuantity >= 0 && actualQuantity <= MAX_COUNTED))
    throw refused('validation.too_large', { max: MAX_COUNTED }, 'actual_quantity');
  if (!countedAt) throw refused('validation.required', undefined, 'counted_at');
  if ((request.goodId === '') === (scannedCode === ''))
    throw refused('validation.one_of', { fields: ['good_id', 'scanned_code'] }, 'good_id');
  const code = textOf(scannedCode, MAX_CODE_LENGTH, 'scanned_code');
  return {
    id: newId(),
    scanId: scanId.toLowerCase(),
    groupId: idOf('group', request.groupId),
    periodId: request.periodId ? idOf('stocktaking_period', request.periodId) : undefined,
    goodId: request.goodId ? idOf('good', request.goodId) : undefined,
    scanned: code ? { code: code.trim(), labelHash: scanIn(code).scannedHash } : undefined,
    quantity: actualQuantity,
    place: place === undefined ? undefined : textOf(place, MAX_STOCKTAKING_NAME, 'place').trim(),
    condition: textOf(request.condition, MAX_CONDITION, 'condition').trim(),
    note: textOf(request.note, MAX_MEMO, 'note').trim(),
    countedAt: instantOf(countedAt, 'counted_at'),
    contentHash: contentHash(request),
  };
}

/** Returns the SHA-256 of all fields that were sent, regardless of their order. */
function contentHash(request: stocktakings.CreateStocktakingRequest): Buffer {
  const sent = stocktakings.CreateStocktakingRequest.encode(request).finish();
  return createHash('sha256').update(sent).digest();
}

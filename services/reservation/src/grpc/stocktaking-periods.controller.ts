import { SETS, stocktakings } from '@kashikari/contracts';
import { refused, type Call } from '@kashikari/kernel';
import { askedWord, GrpcController, newId, toDetail } from '@kashikari/platform';
import { ManageStocktakingPeriods } from '../app/manage-stocktaking-periods';
import { SettleStocktaking } from '../app/settle-stocktaking';
import { MAX_FOLDERS, MAX_REASON, MAX_STOCKTAKING_NAME } from './limits';
import { idOf, optionalId, textOf, pageOf } from './read-request';
import { periodMessage } from './stocktaking-message';

/** Periods of stocktaking, and what is decided when they are over. */
@GrpcController(stocktakings.StocktakingServiceService)
export class StocktakingPeriodsController {
  constructor(
    private readonly periods: ManageStocktakingPeriods,
    private readonly settling: SettleStocktaking,
  ) {}

  async createStocktakingPeriod(
    { groupId, name, folderIds, place }: stocktakings.CreateStocktakingPeriodRequest,
    call: Call,
  ): Promise<stocktakings.CreateStocktakingPeriodResponse> {
    if (folderIds.length > MAX_FOLDERS)
      throw refused('validation.too_many', { max: MAX_FOLDERS }, 'folder_ids');
    const asked = {
      id: newId(),
      groupId: idOf('group', groupId),
      name: nameOf(name),
      folderIds: folderIds.map((id) => optionalId(id, 'folder_ids') ?? ''),
      place: textOf(place, MAX_STOCKTAKING_NAME, 'place').trim(),
    };
    return { period: periodMessage(await this.periods.create(asked, call)) };
  }

  async listStocktakingPeriods(
    { groupId, page: asked }: stocktakings.ListStocktakingPeriodsRequest,
    call: Call,
  ): Promise<stocktakings.ListStocktakingPeriodsResponse> {
    const { page, perPage } = pageOf(asked);
    const { periods, total } = await this.periods.list(idOf('group', groupId), page, perPage, call);
    return { periods: periods.map(periodMessage), page: { page, perPage, total } };
  }

  async updateStocktakingPeriod(
    { id, name, closed }: stocktakings.UpdateStocktakingPeriodRequest,
    call: Call,
  ): Promise<stocktakings.UpdateStocktakingPeriodResponse> {
    const change = { name: name === undefined ? undefined : nameOf(name), closes: closed };
    const period = await this.periods.change(idOf('stocktaking_period', id), change, call);
    return { period: periodMessage(period) };
  }

  async settleStocktaking(
    { periodId, items }: stocktakings.SettleStocktakingRequest,
    call: Call,
  ): Promise<stocktakings.SettleStocktakingResponse> {
    const asked = items.map(({ goodId, choice, reason }) => {
      const known = askedWord(SETS.settleChoice, 'choice', choice);
      if (!known) throw refused('validation.required', undefined, 'choice');
      return {
        goodId: idOf('good', goodId),
        choice: known,
        reason: textOf(reason, MAX_REASON, 'reason').trim(),
      };
    });
    const outcomes = await this.settling.run(idOf('stocktaking_period', periodId), asked, call);
    return {
      outcomes: outcomes.map(({ goodId, refusal }) => ({
        goodId,
        refusal: refusal ? toDetail(refusal) : undefined,
      })),
    };
  }
}

function nameOf(text: string): string {
  const name = textOf(text, MAX_STOCKTAKING_NAME, 'name').trim();
  if (name === '') throw refused('validation.required', undefined, 'name');
  return name;
}

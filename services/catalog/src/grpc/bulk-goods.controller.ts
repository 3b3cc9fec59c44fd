import { catalog, PATCHES } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, toDetail } from '@kashikari/platform';
import { BulkUpdateGoods, type UpdateOutcome } from '../app/bulk-update-goods';
import { ExportGoods } from '../app/export-goods';
import { ImportGoods } from '../app/import-goods';
import { goodMessage } from './good-message';

/** Many goods in one call: changed, brought in, taken out as a file. */
@GrpcController(catalog.GoodServiceService)
export class BulkGoodsController {
  constructor(
    private readonly updating: BulkUpdateGoods,
    private readonly importing: ImportGoods,
    private readonly exporting: ExportGoods,
  ) {}

  async bulkUpdateGoods(
    { ids, patch, ...moves }: catalog.BulkUpdateGoodsRequest,
    call: Call,
  ): Promise<catalog.BulkUpdateGoodsResponse> {
    const low = (some: readonly string[]) => some.map((id) => id.toLowerCase());
    const outcomes = await this.updating.run(
      low(ids),
      PATCHES.good.read(patch),
      {
        addGroupIds: low(moves.addGroupIds),
        removeGroupIds: low(moves.removeGroupIds),
        addFolderIds: low(moves.addFolderIds),
        removeFolderIds: low(moves.removeFolderIds),
      },
      call,
    );
    return { outcomes: outcomes.map(outcomeMessage) };
  }

  async importGoods(
    { goods: rows, dryRun, partial }: catalog.ImportGoodsRequest,
    call: Call,
  ): Promise<catalog.ImportGoodsResponse> {
    const { goods, faults } = await this.importing.run({ rows, dryRun, partial }, call);
    return {
      goods: goods.map(goodMessage),
      faults: faults.map(({ row, refusal }) => ({
        row,
        field: refusal.field ?? '',
        refusal: toDetail(refusal),
      })),
    };
  }

  async exportGoods(
    { groupId, tag, ownerId, afterId, isHourly, folderId, liked, sameNumber }: catalog.ExportGoodsRequest,
    call: Call,
  ): Promise<catalog.ExportGoodsResponse> {
    const asked = {
      group: groupId.toLowerCase(),
      ownerId: ownerId.toLowerCase(),
      folder: folderId?.toLowerCase() ?? '',
      ...{ tag, isHourly, liked, sameNumber, afterId },
    };
    const { goods, more } = await this.exporting.run(asked, call);
    return { goods: goods.map(goodMessage), more };
  }
}

function outcomeMessage(outcome: UpdateOutcome): catalog.BulkUpdateOutcome {
  if ('seen' in outcome) {
    return { goodId: outcome.id, good: goodMessage(outcome.seen) };
  }
  return { goodId: outcome.id, good: undefined, refusal: toDetail(outcome.refusal) };
}

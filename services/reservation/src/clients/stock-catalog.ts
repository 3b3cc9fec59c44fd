import { catalog, folders, labels, PATCHES } from '@kashikari/contracts';
import { DomainError, notFound, refused, type Call } from '@kashikari/kernel';
import { GrpcClients, type GrpcClient } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { StockCatalog } from '../app/ports/stocktaking';

/** A person waits for the answer. */
const READ = { deadlineMs: 2_000, retry: true };

/** Maximum number of attempts if the good is changed between read and write. */
const ATTEMPTS = 3;

/** Client of catalog that calls as the counting person: catalog's own rules decide who may change a good. */
@Injectable()
export class GrpcStockCatalog extends StockCatalog {
  private readonly goods: GrpcClient<typeof catalog.GoodServiceService>;
  private readonly shelves: GrpcClient<typeof folders.FolderServiceService>;
  private readonly labels: GrpcClient<typeof labels.LabelServiceService>;

  constructor(clients: GrpcClients) {
    super();
    this.goods = clients.connect(catalog.GoodServiceClient, 'catalog');
    this.shelves = clients.connect(folders.FolderServiceClient, 'catalog');
    this.labels = clients.connect(labels.LabelServiceClient, 'catalog');
  }

  async folders(groupId: string, call: Call): Promise<string[]> {
    const answer = await this.shelves.listFolders({ groupId, goodId: '' }, unkeyed(call), READ);
    return answer.folders.map(({ id }) => id);
  }

  async goodsIn(folderIds: readonly string[], call: Call): Promise<string[]> {
    const answers = await Promise.all(
      folderIds.map((folderId) =>
        this.shelves.listShelfIds({ folderId, liked: false, groupId: '' }, unkeyed(call), READ),
      ),
    );
    return [...new Set(answers.flatMap(({ goodIds }) => goodIds))];
  }

  async goodsWithCode(groupId: string, spellings: readonly string[], call: Call): Promise<string[]> {
    const asked = { managementIds: [...spellings], groupId, labelCode: '', goodId: '', isbn: '' };
    const { goods } = await this.labels.resolveCode(asked, unkeyed(call), READ);
    return goods.filter(({ groupIds }) => groupIds.includes(groupId)).map(({ id }) => id);
  }

  async setQuantity(goodId: string, from: number, to: number, call: Call): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const { good } = await this.goods.getGood({ id: goodId }, unkeyed(call), READ);
      if (!good?.terms) throw notFound('good', goodId);
      const { quantity } = good.terms;
      if (quantity === to) return;
      if (quantity !== from) throw refused('stocktaking.good_changed', { quantity });
      try {
        const patch = PATCHES.good.write({ quantity: to });
        await this.goods.updateGood({ id: goodId, ifVersion: good.version, patch }, unkeyed(call));
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof DomainError) || error.refusal.code !== 'stale')
          throw error;
      }
    }
  }
}

/** Returns the call without its idempotency key, which is not valid for calls on the caller's behalf. */
function unkeyed(call: Call): Call {
  return { ...call, idempotency: undefined };
}

import {
  codeSpellings,
  goodIdIn,
  managementIdsIn,
  notFound,
  readCode,
  refused,
  type Call,
} from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { countOf, type SentCount, type StockCount } from '../domain/stocktaking/count';
import { signedIn, writer } from './callers';
import { StockCatalog, Stocktakings, type ListedCounts, type RecordedCount } from './ports/stocktaking';
import { RefreshReplicas } from './refresh-replicas';
import { StocktakingAccess } from './stocktaking-access';

/** Number of counts fetched at once for an export. */
const PIECE = 200;

export interface NewCount extends SentCount {
  readonly id: string;
  readonly groupId: string;
  readonly periodId: string | undefined;
  /** One of the two. */
  readonly goodId: string | undefined;
  readonly scanned: ScannedGood | undefined;
  /** SHA-256 of what was sent. */
  readonly contentHash: Buffer;
}

/** A scanned code, with the hash of the label code in it. */
interface ScannedGood {
  readonly code: string;
  readonly labelHash: string | undefined;
}

/** Counts: recorded once, listed, deleted. */
@Injectable()
export class ManageStocktakings {
  constructor(
    private readonly stocktakings: Stocktakings,
    private readonly access: StocktakingAccess,
    private readonly missing: RefreshReplicas,
    private readonly catalog: StockCatalog,
  ) {}

  /** @throws DomainError `scan.id_reused` where the scan was recorded with other content */
  async record(sent: NewCount, call: Call): Promise<RecordedCount> {
    const viewer = writer(call.actor);
    const group = await this.access.group(sent.groupId, viewer, call);
    const known = await this.stocktakings.byScan(sent.scanId);
    if (known) return sameContent(known, sent);
    const period = await this.access.periodIn(group.id, sent.periodId);
    const goodId = await this.goodOf(sent, call);
    const count = countOf(sent, {
      ...{ id: sent.id, groupId: group.id, zone: group.zone },
      ...{ goodId, period, userId: viewer.userId, now: call.now },
    });
    return sameContent(await this.stocktakings.record(count, sent.contentHash, call), sent);
  }

  async list(asked: ListedCounts, call: Call): Promise<{ counts: StockCount[]; total: number }> {
    await this.access.group(asked.groupId, signedIn(call.actor), call);
    return this.stocktakings.counts(asked);
  }

  /** Lists the caller's counts, for the export of the caller's data. */
  async own(beforeId: string | null, { actor }: Call): Promise<{ counts: StockCount[]; more: boolean }> {
    const found = await this.stocktakings.countedBy(signedIn(actor).userId, beforeId, PIECE + 1);
    return { counts: found.slice(0, PIECE), more: found.length > PIECE };
  }

  async remove(id: string, call: Call): Promise<void> {
    const viewer = writer(call.actor);
    const absent = () => notFound('stocktaking', id);
    const count = await this.stocktakings.count(id);
    if (!count) throw absent();
    await this.access.check(count.groupId, viewer, call, absent);
    await this.stocktakings.remove(count, viewer.userId, call.now);
  }

  private async goodOf({ groupId, goodId, scanned }: NewCount, call: Call): Promise<string> {
    if (goodId !== undefined) {
      const has = () => this.stocktakings.hasGood(groupId, goodId);
      if ((await has()) || ((await this.missing.goods([goodId], call.now)) && (await has()))) return goodId;
      throw notFound('good', goodId);
    }
    if (!scanned) throw refused('validation', undefined, 'good_id');
    const { code, labelHash } = scanned;
    const read = { labelHash, goodId: goodIdIn(code), managementIds: managementIdsIn(code) };
    const known = await this.stocktakings.goodsByCode(groupId, read);
    const found = known.length > 0 ? known : await this.byFurtherCode(groupId, code, call);
    // A code of several goods names none of them.
    if (found.length !== 1) throw notFound('good', code);
    return found[0]!;
  }

  /** Further codes are known to catalog alone. */
  private async byFurtherCode(groupId: string, text: string, call: Call): Promise<string[]> {
    const code = readCode({ text });
    return code ? this.catalog.goodsWithCode(groupId, codeSpellings(code), call) : [];
  }
}

function sameContent(recorded: RecordedCount, { contentHash }: NewCount): RecordedCount {
  if (!recorded.contentHash.equals(contentHash)) throw refused('scan.id_reused', undefined, 'scan_id');
  return recorded;
}

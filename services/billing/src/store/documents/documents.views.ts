import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { DocumentViews, type DocumentFilter, type DocumentKey, type SeenDocument } from '../../app/ports';
import { MANAGED, viewerOf } from '../payments/payment-queries';
import { FIND, FIND_OF_PAYMENT, listQueries } from './document-queries';
import { toDocument, type DocumentJson } from './document-row';

interface SeenRow {
  readonly document: DocumentJson;
  readonly corrects: string | null;
  readonly copy: boolean;
  readonly receives: boolean;
}

const HAND_OUT = `
  insert into document_copies (document_id, at) values ($1, $2) on conflict do nothing returning document_id`;

@Injectable()
export class PgDocumentViews extends DocumentViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async find(key: DocumentKey, call: Call): Promise<SeenDocument | undefined> {
    const row =
      'id' in key
        ? await this.db.one<SeenRow>(FIND, [...viewerOf(call), key.id])
        : await this.db.one<SeenRow>(FIND_OF_PAYMENT, [...viewerOf(call), key.paymentId]);
    return row && toSeen(row);
  }

  override async list(
    filter: DocumentFilter,
    call: Call,
  ): Promise<{ readonly documents: SeenDocument[]; readonly total: number }> {
    const { count, page } = listQueries(filter, await this.issuersOf(filter, call), call);
    const rows = await this.db.read<SeenRow>(page.text, page.params);
    const counted = await this.db.one<{ total: number }>(count.text, count.params);
    return { documents: rows.map(toSeen), total: counted?.total ?? 0 };
  }

  override async handOut(id: string, now: number): Promise<boolean> {
    return (await this.db.one(HAND_OUT, [id, new Date(now)])) === undefined;
  }

  private async issuersOf({ scope }: DocumentFilter, { actor }: Call): Promise<readonly string[]> {
    if (scope === 'pay' || actor.kind !== 'user') return [];
    const managed = await this.db.read<{ account_id: string }>(MANAGED, [actor.userId]);
    return [actor.userId, ...managed.map((row) => row.account_id)];
  }
}

const toSeen = ({ document, corrects, copy, receives }: SeenRow): SeenDocument => ({
  document: toDocument(document, corrects),
  isCopy: copy,
  receives,
});

import type { Call } from '@kashikari/kernel';
import type { IssuedDocument } from '../../domain/documents/document';

/** A document as somebody sees it. */
export interface SeenDocument {
  readonly document: IssuedDocument;
  /** True if its recipient has fetched it before. */
  readonly isCopy: boolean;
  /** True if the viewer is its recipient. */
  readonly receives: boolean;
}

/** A document, by its id or by its payment. */
export type DocumentKey = { readonly id: string } | { readonly paymentId: string };

/** Filter for a list of documents. */
export interface DocumentFilter {
  /** `pay`: documents that the caller received; `receive`: those that the caller's accounts issued. */
  readonly scope: 'pay' | 'receive';
  /** Time of issue, epoch milliseconds, half-open. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Totals, yen, both inclusive. */
  readonly minTotal?: number | undefined;
  readonly maxTotal?: number | undefined;
  /** Part of the name of the other party, or of the number. */
  readonly text?: string | undefined;
  readonly paymentId?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Documents that the caller may see: as recipient, or as owner or manager of the account that issued them. */
export abstract class DocumentViews {
  abstract find(key: DocumentKey, call: Call): Promise<SeenDocument | undefined>;
  /** The latest first. */
  abstract list(
    filter: DocumentFilter,
    call: Call,
  ): Promise<{ readonly documents: SeenDocument[]; readonly total: number }>;
  /** Notes that the recipient fetches the document. @returns true if it was fetched before */
  abstract handOut(id: string, now: number): Promise<boolean>;
}

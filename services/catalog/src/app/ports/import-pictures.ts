import type { Refusal } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { Id } from '../../domain/ids';

/** A row of an applied import whose pictures are still on the internet. */
export interface PictureRow {
  readonly row: number;
  /** The good that the row became. */
  readonly goodId: Id;
  /** The account whose import it is. */
  readonly accountId: Id;
  /** Addresses as they are in the cell. */
  readonly cell: string;
}

/** Pictures of imports by address. All within the transaction of the job. */
export abstract class ImportPictures {
  abstract due(tx: Tx, id: Id, limit: number): Promise<PictureRow[]>;
  /** Notes what could not be loaded; the row is not due any more. */
  abstract done(tx: Tx, id: Id, rows: readonly { row: number; notes: readonly Refusal[] }[]): Promise<void>;
  /** Orders the next part. */
  abstract order(tx: Tx, id: Id, now: number): Promise<void>;
}

/** Loads a file from an address that somebody typed: https and the public internet only, also after each redirect. */
export abstract class WebPictures {
  /**
   * @throws DomainError `import.picture` for every failure, so that responses reveal nothing about the internal network
   */
  abstract load(address: string, signal: AbortSignal): Promise<Uint8Array>;
}

import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';

/** Computes the rows of lists, so that one row that cannot be computed does not cost the others. */
export class ComputedRows {
  constructor(
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Maps the rows of a list that contains rows of several tenants. A row whose computation throws is left out, logged
   * with its id and counted (`kashikari_rows_left_out_total`).
   * @param list name of the list, for the log and the metric
   */
  map<Row, Computed>(
    list: string,
    rows: readonly Row[],
    compute: (row: Row) => Computed,
    idOf: (row: Row) => string,
  ): Computed[] {
    return rows.flatMap((row) => {
      try {
        return [compute(row)];
      } catch (error) {
        this.logger.error({ error, list, id: idOf(row) }, 'A row of a list could not be computed');
        this.metrics.rowLeftOut(list);
        return [];
      }
    });
  }
}

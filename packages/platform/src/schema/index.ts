export { migrationNames, schemaOf, type Schema } from '../database/migrations';
export { differenceOf, sumTables, type TableSum, type TableSums } from '../database/table-sums';

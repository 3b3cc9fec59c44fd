import pg from 'pg';

const asNumber = (text: string): number => Number(text);
const asText = (text: string): string => text;

const OID = {
  int8: 20,
  numeric: 1700,
  date: 1082,
  int8Array: 1016,
  numericArray: 1231,
  dateArray: 1182,
  textArray: 1009,
};

const readTextArray = pg.types.getTypeParser(OID.textArray) as (text: string) => (string | null)[];
const asNumbers = (text: string) => readTextArray(text).map((item) => (item === null ? null : Number(item)));

const PARSERS = new Map<number, (text: string) => unknown>([
  // Counters and sums: none of ours leaves the range in which a number is exact.
  [OID.int8, asNumber],
  [OID.numeric, asNumber],
  [OID.int8Array, asNumbers],
  [OID.numericArray, asNumbers],
  // A calendar day has no zone: as a Date it would slip by the machine's offset.
  [OID.date, asText],
  [OID.dateArray, readTextArray],
]);

/** Parsers of PostgreSQL values for our pools only; the driver's global table stays unchanged. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    const own = format === 'binary' ? undefined : PARSERS.get(oid);
    return own ?? (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown);
  },
};

import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

const NEW_LINE = 0x0a;

/** The line that ends the rows of a COPY. */
const END = '\\.';

/** Lines to skip: commands of psql, comments, and the transaction, which the caller begins and ends. */
const SKIPPED = /^(\\|--|begin;|commit;|$)/;

/**
 * Loads a dump that `kashikari export-to-fleet` wrote: a statement a line, and COPY with its rows. It is read line by
 * line, so its size does not matter. The caller has begun a transaction.
 */
export async function loadDump(client: pg.Client, file: string): Promise<void> {
  let copying: ReturnType<typeof from> | undefined;
  for await (const line of linesOf(file)) {
    if (copying) {
      if (line.equals(Buffer.from(END))) {
        copying.end();
        await finished(copying);
        copying = undefined;
      } else if (!copying.write(Buffer.concat([line, Buffer.of(NEW_LINE)]))) await once(copying, 'drain');
      continue;
    }
    const statement = line.toString('utf8');
    if (SKIPPED.test(statement)) continue;
    if (statement.startsWith('copy ')) copying = client.query(from(statement));
    else await client.query(statement);
  }
  if (copying) throw new Error(`${file} ends in the middle of a table`);
}

/** Lines end with a line feed alone: texts of people contain other characters that break lines. */
async function* linesOf(file: string): AsyncIterable<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const read = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = read.indexOf(NEW_LINE); end >= 0; end = read.indexOf(NEW_LINE, start)) {
      yield read.subarray(start, end);
      start = end + 1;
    }
    rest = Buffer.from(read.subarray(start));
  }
  if (rest.length) yield rest;
}

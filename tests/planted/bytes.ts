import type { Guard } from './guard';

const CARD_SHEET = 'services/gateway/test/card-sheet.test.ts';
const CARD_IMPORT = 'services/gateway/test/card-import.test.ts';
const CLOSED_DATES = 'services/gateway/test/closed-dates.test.ts';
const UPLOADS = 'services/gateway/test/uploads.test.ts';
const TABLE = 'services/gateway/src/sheets/table.ts';
const ARCHIVE = 'services/gateway/src/sheets/archive.ts';
const BODY = 'services/gateway/src/http/body.ts';
const SERVE = 'services/gateway/src/http/serve.ts';
const UPLOAD = 'services/gateway/src/images/check-upload.ts';
const THREADS = 'packages/platform/src/threads/bounded-threads.ts';
const THREADS_TEST = 'packages/platform/test/threads.test.ts';

/** Bytes: asked first, bounded while read, never on the loop that serves others. */
export const BYTES: readonly Guard[] = [
  {
    guard: 'An account whose file took too long waits a minute.',
    file: 'services/gateway/src/files/parsing-budget.ts',
    text: 'if (isEnded) used.pausedUntil = now + this.limits.pauseMs;',
    fault: '',
    test: 'services/gateway/test/parsing-budget.test.ts',
    named: 'pauses for a minute after a file that took too long',
  },
  {
    guard: 'An account has twenty seconds of parsing in an hour.',
    file: 'services/gateway/src/files/parsing-budget.ts',
    text: 'used.usedMs += ms;',
    fault: '',
    test: 'services/gateway/test/parsing-budget.test.ts',
    named: 'is used up after twenty seconds, until the hour is over, for this account alone',
  },
  {
    guard: 'A calendar has 2 MiB at most.',
    file: 'services/gateway/src/users/closed-dates.routes.ts',
    text: 'fileLimit: 2 * 1024 * 1024,',
    fault: '',
    test: CLOSED_DATES,
    named: 'are refused where there are none, or where a file is too large',
  },
  {
    guard: 'A stranger’s calendar is refused before a byte of it is read.',
    file: BODY,
    text: '    await permit();\n',
    fault: '',
    test: CLOSED_DATES,
    named: 'are the lender’s alone to close: a stranger’s file is not even read',
  },
  {
    guard: 'A stranger’s sheet is refused before a byte of it is read.',
    file: 'services/gateway/src/auth-tokens/auth-token-import.routes.ts',
    text: "  if (!group.permissions.includes('manage_members')) throw forbidden();",
    fault: '',
    test: CARD_IMPORT,
    named: 'is not read when it comes from somebody who may not make cards',
  },
  {
    guard: 'Who is not signed in is refused before a byte of a file is read.',
    file: SERVE,
    text: '  const actor = await atShell(request, await actorOf(request, contract.auth, deps.tokens), deps.lenders);',
    fault:
      '  if (contract.file) await readBody(request, response, contract, deps.underWay, async () => undefined);\n' +
      '  const actor = await atShell(request, await actorOf(request, contract.auth, deps.tokens), deps.lenders);',
    test: CARD_IMPORT,
    named: 'is not read when it comes from nobody',
  },
  {
    guard: 'A sheet of cards has 2 MiB at most.',
    file: 'services/gateway/src/auth-tokens/auth-token-import.routes.ts',
    text: 'fileLimit: 2 * 1024 * 1024,',
    fault: '',
    test: CARD_IMPORT,
    named: 'has 2 MiB at most',
  },
  {
    guard: 'The rows of a sheet are counted while it is read.',
    file: TABLE,
    text: "if (row >= rows) throw tooComplex('rows', rows);",
    fault: '',
    test: CARD_SHEET,
    named: 'a workbook of a million rows',
  },
  {
    guard: 'The columns of a sheet are counted while it is read.',
    file: TABLE,
    text: "if (column >= columns) throw tooComplex('columns', columns);",
    fault: '',
    test: CARD_SHEET,
    named: 'a cell far to the right',
  },
  {
    guard: 'The characters of a cell are counted.',
    file: TABLE,
    text: "if (text.length > cell) throw tooComplex('cell', cell, row + 1);",
    fault: '',
    test: CARD_SHEET,
    named: 'a cell of 301 characters',
  },
  {
    guard: 'The characters of a whole sheet are counted.',
    file: TABLE,
    text: "if (this.characters > characters) throw tooComplex('characters', characters);",
    fault: '',
    test: CARD_SHEET,
    named: 'more characters than a sheet may have',
  },
  {
    guard: 'The texts that the cells of a workbook share are counted.',
    file: 'services/gateway/src/sheets/workbook.ts',
    text: "if (texts.push(text.value) > most) throw tooComplex('rows', rows);",
    fault: 'texts.push(text.value);',
    test: CARD_SHEET,
    named: 'a workbook of a million texts',
  },
  {
    guard: 'The files of an archive are counted before one of them is looked at.',
    file: ARCHIVE,
    text: "if (zip.entryCount > MAX_FILES) throw tooComplex('files', MAX_FILES);",
    fault: '',
    test: CARD_SHEET,
    named: 'an archive of 2,000 files',
  },
  {
    guard: 'The bytes that an archive unpacks to are counted while it is unpacked.',
    file: ARCHIVE,
    text: "if (this.left < 0) throw tooComplex('unpacked', this.most);",
    fault: '',
    test: CARD_SHEET,
    named: 'an archive that unpacks to 64 MiB',
  },
  {
    guard: 'A file that takes too long to read is refused.',
    file: THREADS,
    text: '      wait(timeMs, undefined, { signal }).then(refuse),\n',
    fault: '',
    test: THREADS_TEST,
    named: 'is ended when it takes too long, and others are answered meanwhile and afterwards',
  },
  {
    guard: 'A thread that was refused goes on no longer.',
    file: THREADS,
    text: '      void worker.terminate();\n      throw',
    fault: '      throw',
    test: THREADS_TEST,
    named: 'does nothing more when it was ended',
  },
  {
    guard: 'A thread has no more memory than its limit.',
    file: THREADS,
    text: 'maxOldGenerationSizeMb: memoryMb - YOUNG_MB',
    fault: 'maxOldGenerationSizeMb: 5 * memoryMb',
    test: THREADS_TEST,
    named: 'is ended when its memory is full, and the process is not',
  },
  {
    guard: 'A thread that ends itself is a refusal.',
    file: THREADS,
    text: "      once(worker, 'exit', { signal }).then(refuse),\n",
    fault: '',
    test: THREADS_TEST,
    named: 'may end itself: that is a refusal at once, too',
  },
  {
    guard: 'The bytes of a file are read when those of its account before it are done with.',
    file: SERVE,
    text: '    await deps.fileReader.turn(actor, untilAnswered(response));\n',
    fault: '',
    test: CARD_IMPORT,
    named: 'is not read before those of its account: the twelfth is busy before a byte of it has come',
  },
  {
    guard: 'One work of an account is under way at a time.',
    file: 'packages/platform/src/limits/fair-queue.ts',
    text: ' && !this.running.has(key);',
    fault: ';',
    test: 'packages/platform/src/limits/fair-queue.test.ts',
    named: 'does one of each key at a time, though there is room for more',
  },
  {
    guard: 'Ten works of an account wait, and no more.',
    file: 'packages/platform/src/limits/fair-queue.ts',
    text: 'if (line.length >= this.options.waiting) throw busy();',
    fault: '',
    test: 'packages/platform/src/limits/fair-queue.test.ts',
    named: 'refuses the twelfth of one key, and nobody else’s',
  },
  {
    guard: 'An upload without our signature is refused before a byte of it is read.',
    file: UPLOAD,
    text: 'if (!addresses.verify(upload, upload)) throw forbidden();',
    fault: '',
    test: UPLOADS,
    named:
      'is refused before a byte of it has come: without our signature, of another type, of another length',
  },
  {
    guard: 'An upload of another type than was signed is refused before a byte of it is read.',
    file: UPLOAD,
    text: "if (sent !== expected) throw refused('image.type', { expected });",
    fault: '',
    test: UPLOADS,
    named:
      'is refused before a byte of it has come: without our signature, of another type, of another length',
  },
  {
    guard: 'An upload of another length than was signed is refused before a byte of it is read.',
    file: UPLOAD,
    text: 'if (length !== byteSize || ',
    fault: 'if (',
    test: UPLOADS,
    named:
      'is refused before a byte of it has come: without our signature, of another type, of another length',
  },
  {
    guard: 'A packed upload, whose length nobody knows, is refused before a byte of it is read.',
    file: UPLOAD,
    text: " || request.headers['content-encoding'] !== undefined",
    fault: '',
    test: UPLOADS,
    named:
      'is refused before a byte of it has come: without our signature, of another type, of another length',
  },
];

import { existsSync } from 'node:fs';

const { findGoTool } = require('../../scripts/tools/go-tool.cjs') as {
  findGoTool(name: string): string | undefined;
};

/** A compiler may take so long on a machine that has nothing yet, milliseconds. */
const TIMEOUT = 15 * 60_000;
const PAUSE = 500;

/**
 * A program that `npm test` builds beside the tests where it isn't there yet; waited for while that goes on, since what is
 * skipped has to be known before the tests of a file begin. These files run last (tests/jest/sequencer.cjs).
 * @returns undefined where it can't be had
 */
export function builtTool(name: string): string | undefined {
  waitForBuilt();
  return findGoTool(name);
}

/** Until the run has made all that it can. Outside of a run of all tests nothing is made, and nothing waited for. */
export function waitForBuilt(): void {
  const { KASHIKARI_TEST_TOOLS: mark } = process.env;
  const still = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; mark && !existsSync(mark) && waited < TIMEOUT; waited += PAUSE)
    Atomics.wait(still, 0, 0, PAUSE);
}

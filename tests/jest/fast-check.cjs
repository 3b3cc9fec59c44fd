// fast-check as the tests of this project use it (jest.config.cjs maps the name here). Its values derive from TEST_SEED, and
// cases that once failed in the long run run before all others (kept-cases.json). Tests need no code for either.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const KEPT = path.join(__dirname, 'kept-cases.json');
const { TEST_SEED, LONG_TESTS } = process.env;
if (TEST_SEED) fc.configureGlobal({ seed: Number(TEST_SEED) });

/** @returns {{ test: string, seed: number, path: string }[]} */
const readKept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : []);
const kept = readKept();

function assert(property, params = {}) {
  const test = expect.getState().currentTestName;
  const before = kept.filter((one) => one.test === test);
  const runs = [...before.map(({ seed, path: at }) => ({ ...params, seed, path: at })), params];
  if (!property.isAsync()) {
    for (const one of runs) judge(test, fc.check(property, one), fc.defaultReportMessage);
    return undefined;
  }
  return (async () => {
    for (const one of runs) await judge(test, await fc.check(property, one), fc.asyncDefaultReportMessage);
  })();
}

/**
 * Reports a failed property. A case that failed in the long run, under a random seed, is stored and tried in every
 * later run. The file is to be committed.
 */
function judge(test, details, messageOf) {
  if (!details.failed) return undefined;
  if (LONG_TESTS) keep({ test, seed: details.seed, path: details.counterexamplePath });
  const tell = (message) => {
    throw new Error(message, { cause: details.errorInstance });
  };
  const message = messageOf(details);
  return message instanceof Promise ? message.then(tell) : tell(message);
}

function keep(one) {
  const known = readKept();
  if (known.some((other) => JSON.stringify(other) === JSON.stringify(one))) return;
  writeFileSync(KEPT, `${JSON.stringify([...known, one], null, 2)}\n`);
}

const all = { ...fc, assert };
module.exports = { ...all, default: all, __esModule: true };

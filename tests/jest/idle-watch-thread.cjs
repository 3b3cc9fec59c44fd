// The thread of idle-watch.cjs: it also runs while the thread of the tests turns in an endless loop.
const { writeSync } = require('node:fs');
const path = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');
const { WAIT_FOR_COMPILERS, waitsForCompiler } = require('../../scripts/tests/external-tools.cjs');

/** Maximum time in which the thread of the tests reports its open resources, milliseconds. */
const ANSWER = 2_000;

const { limit, root } = workerData;
const ERRORS = 2;

/**
 * Returns the time for which no test of the file may begin or end, milliseconds. Compilers on a new machine are not its
 * fault.
 */
const limitOf = (file) => limit + (waitsForCompiler(path.relative(root, file)) ? WAIT_FOR_COMPILERS : 0);

let at = { file: undefined, step: '', since: 0 };
let timer;

parentPort.on('message', ({ file, step, resources }) => {
  if (resources !== undefined) return end(`Open: ${resources}.`);
  clearTimeout(timer);
  at = { file, step };
  if (file) timer = setTimeout(ask, limitOf(file));
});

function ask() {
  parentPort.postMessage('what do you wait for?');
  timer = setTimeout(() => end('It does not answer: it turns in a loop.'), ANSWER);
}

function end(why) {
  clearTimeout(timer);
  const { file = '' } = at;
  // Straight to the descriptor: the stream of a thread goes by way of the thread that may be stuck.
  writeSync(
    ERRORS,
    `\nSTUCK  ${path.relative(root, file)}: nothing began or ended for ${limitOf(file) / 1000} s, ${at.step}. ${why}\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}

// A test file that waits forever blocks a worker, and with it the whole run. A thread of its worker notices that no test begins
// or ends, reports the open resources, and ends the worker. Jest counts the file as failed and continues with a new one.
const path = require('node:path');
const { Worker } = require('node:worker_threads');

const MINUTE = 60_000;

/** Time for which no test of a file may begin or end, milliseconds; the long run has tests of many minutes. */
const LIMIT =
  Number(process.env.KASHIKARI_TEST_IDLE_MS) || (process.env.LONG_TESTS === '1' ? 60 : 3) * MINUTE;

/** Key of the one watch thread per process: environments of several files may load this module more than once. */
const THREAD = Symbol.for('kashikari.tests.idle-watch');

function thread() {
  if (!process[THREAD]) {
    const watch = new Worker(path.join(__dirname, 'idle-watch-thread.cjs'), {
      workerData: { limit: LIMIT, root: path.resolve(__dirname, '../..') },
    });
    watch.on('message', () => watch.postMessage({ resources: resources() }));
    // Called after adding the listener, which would keep the process alive again.
    watch.unref();
    process[THREAD] = watch;
  }
  return process[THREAD];
}

/** Returns the resources that keep this process alive, e.g. `2 Timeout, TCPSocketWrap, to port 5432`. */
function resources() {
  const counts = new Map();
  for (const name of process.getActiveResourcesInfo()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kinds = [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name));
  // Undocumented, and only used for the message: the ports of open sockets.
  const ports = new Set(
    (process._getActiveHandles?.() ?? []).map(({ remotePort }) => remotePort).filter(Boolean),
  );
  return [...kinds, ...[...ports].map((port) => `to port ${port}`)].join(', ');
}

const STEPS = {
  hook_start: ({ hook }) => `in ${hook.type} of ${nameOf(hook.parent)}`,
  hook_success: () => 'after a hook',
  hook_failure: () => 'after a hook',
  test_start: ({ test }) => `before: ${nameOf(test)}`,
  test_fn_start: ({ test }) => `in: ${nameOf(test)}`,
  test_done: ({ test }) => `after: ${nameOf(test)}`,
  run_finish: () => 'after its last test',
};

/** Describes and tests from the outermost on. */
function nameOf(one) {
  const names = [];
  for (let at = one; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join(' › ') || 'the file';
}

/** Wraps an environment of jest to watch its test files. */
module.exports = function watched(Environment) {
  return class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.testPath = context.testPath;
    }

    async setup() {
      thread().postMessage({ file: this.testPath, step: 'while it is loaded' });
      await super.setup();
    }

    async teardown() {
      await super.teardown();
      thread().postMessage({ file: undefined });
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      const step = STEPS[event.name]?.(event);
      if (step) thread().postMessage({ file: this.testPath, step });
    }
  };
};

// Another client in a separate process. Requests `GET /healthz` from the first message on, and reports the milliseconds
// at the next.
import { setTimeout as wait } from 'node:timers/promises';

/** Pause between two requests, milliseconds. */
const PAUSE = 10;

let times;

process.on('message', ({ url }) => {
  if (url === undefined) {
    process.send({ times });
    times = undefined;
  } else {
    times = [];
    void look(url, times);
  }
});
process.on('disconnect', () => process.exit());

async function look(url, mine) {
  while (times === mine) {
    const began = performance.now();
    await (await fetch(url)).text();
    mine.push(performance.now() - began);
    await wait(PAUSE);
  }
}

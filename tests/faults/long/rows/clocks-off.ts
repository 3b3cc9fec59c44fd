import { setTimeout as wait } from 'node:timers/promises';
import { AWAY, type Fault } from '../fault';
import { noSkew } from '../skewed-clocks';

const OFF = 120;

/**
 * Sets the clock of each process in turn two minutes ahead of all others and of the database, then two minutes behind.
 */
export const clocksOff: Fault = {
  name: `the clock of gateway, reservation and services in turn ${OFF} s ahead, then ${OFF} s behind`,
  skipped: noSkew,
  async run({ product, clocks }) {
    for (const name of ['gateway', 'reservation', 'services']) {
      for (const seconds of [OFF, -OFF, 0]) {
        clocks.set(name, seconds);
        await product.kill(name, 'SIGTERM');
        await product.whole();
        if (seconds) await wait(AWAY * 80);
      }
    }
  },
};

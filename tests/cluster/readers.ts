import { setTimeout as wait } from 'node:timers/promises';
import { dayFromToday, type Lender } from '../faults/lender';
import { send } from '../product/rest';

/** Pause between two reads of one reader, milliseconds. */
const PAUSE = 100;

/** People who read while others book. Each read is sent once and must be answered, whatever happens meanwhile. */
export class Readers {
  looks = 0;
  readonly failed: string[] = [];
  private over = false;
  private readonly readers: Promise<void>[];

  constructor(url: string, { token, goods }: Lender) {
    const [good] = goods;
    const paths = [
      '/goods?match=%E3%82%AB%E3%83%A1%E3%83%A9',
      `/goods/${good}`,
      `/goods/${good}/schedule?from=${dayFromToday(1)}&days=14`,
      '/groups',
      '/bookings',
      '/messages/unread',
      '/plans',
    ];
    this.readers = paths.map((path) => this.read(url, path, token));
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.readers);
  }

  private async read(url: string, path: string, token: string): Promise<void> {
    while (!this.over) {
      const began = new Date().toISOString().slice(11, 23);
      const route = path.split('?')[0];
      const answer = await send(url, 'GET', path, { token }).catch((error: Error) => ({
        status: fault(error),
      }));
      this.looks++;
      if (answer.status !== 200) this.failed.push(`${began} GET ${route}: ${answer.status}`);
      await wait(PAUSE);
    }
  }
}

const fault = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

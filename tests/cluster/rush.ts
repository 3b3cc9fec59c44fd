import { eventually } from '../../packages/platform/src/testing/eventually';
import { dayFromToday, makeLender, type Lender } from '../faults/lender';
import { send } from '../product/rest';

const GOODS = 20;
const UNITS = 3;
/** Number of requested days: enough that some are free until the new replicas run. */
const DAYS = 30;
const CLIENTS = 24;

/** Many clients that request the same few goods at the same time, without a pause, until they are stopped. */
export class Rush {
  /** More than this can't be had. */
  static readonly MAX = GOODS * UNITS * DAYS;

  /** Number of responses by status. */
  readonly answers = new Map<string, number>();
  private over = false;
  private readonly clients: Promise<void>[];

  private constructor(
    private readonly url: string,
    readonly lender: Lender,
  ) {
    this.clients = Array.from({ length: CLIENTS }, () => this.want());
  }

  static async begin(url: string): Promise<Rush> {
    return new Rush(url, await makeLender(url, GOODS, { quantity: UNITS }));
  }

  /** Waits until so many have got something. */
  async reaches(bookings: number): Promise<void> {
    await eventually(() => expect(this.answers.get('201') ?? 0).toBeGreaterThanOrEqual(bookings), 60_000);
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.clients);
  }

  private async want(): Promise<void> {
    const { goods, token } = this.lender;
    while (!this.over) {
      const day = dayFromToday(2 + Math.floor(Math.random() * DAYS));
      const body = {
        good_id: goods[Math.floor(Math.random() * goods.length)],
        start_date: day,
        end_date: day,
      };
      const answer = await send(this.url, 'POST', '/bookings', { token, body }).catch(() => ({
        status: 'none',
      }));
      const status = String(answer.status);
      this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    }
  }
}

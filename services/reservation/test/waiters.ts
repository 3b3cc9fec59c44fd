import { reservation, SETS, textOf } from '@kashikari/contracts';
import { days, type Rules, type World } from './world';

/** 13 January, which Hana has booked wherever others wait for it. */
export const WANTED = '2027-01-13';

/** People who wait, as their calls meet the service. */
export class Waiters {
  private constructor(
    readonly world: World,
    readonly lender: string,
    readonly hana: string,
    readonly ken: string,
    readonly aya: string,
  ) {}

  static async in(world: World): Promise<Waiters> {
    const people = await Promise.all(Array.from({ length: 4 }, () => world.user()));
    return new Waiters(world, ...(people as [string, string, string, string]));
  }

  queue(who: string) {
    return this.world.service.as({ kind: 'user', userId: who }).connect(reservation.WaitServiceClient);
  }

  /** Joins the queue, a second after the previous person. */
  async join(
    who: string,
    goodId: string,
    from = WANTED,
    until = from,
    quantity = 1,
  ): Promise<reservation.Wait> {
    this.world.clock.set(this.world.clock.now() + 1_000);
    const { wait } = await this.queue(who).createWait({ goodId, range: days(from, until), quantity });
    return wait as reservation.Wait;
  }

  accept(who: string, id: string): Promise<reservation.AcceptWaitResponse> {
    return this.queue(who).acceptWait({ id });
  }

  async cancel(id: string, who = this.hana): Promise<void> {
    await this.world.bookings(who).cancelBooking({ id });
  }

  async listed(who: string, goodId = '', live = false): Promise<reservation.Wait[]> {
    return (await this.queue(who).listWaits({ goodId, live, page: { page: 1, perPage: 100 } })).waits;
  }

  async look(who: string, id: string): Promise<reservation.Wait> {
    return (await this.listed(who)).find((wait) => wait.id === id) as reservation.Wait;
  }

  /** Returns the states of the waits, in the order of the queue. */
  async statesOf(goodId: string, owner = this.lender) {
    return (await this.listed(owner, goodId)).map(({ state }) => textOf(SETS.waitState, state));
  }

  /** A camera that Hana has booked, all of it, on the day that others want. */
  async taken({ rules, quantity = 1 }: { rules?: Rules; quantity?: number } = {}) {
    const { world } = this;
    const owner = rules ? await world.user({ rules }) : this.lender;
    const good = await world.good(owner, { terms: { quantity } });
    const booking = await world.book(this.hana, good, WANTED, WANTED, { quantity });
    return { good, booking, owner };
  }

  /** Returns the published changes of waits for a good, in order: `JOINED`, `OFFERED`, … */
  async told(goodId: string): Promise<string[]> {
    await this.world.service.drain();
    const events = await this.world.service.published('kashikari.reservation.wait.v1');
    return events
      .filter(({ key }) => key === goodId)
      .map(({ data }) => (data as { change: string }).change.replace('WAIT_CHANGE_', ''));
  }
}

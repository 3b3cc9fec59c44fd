import { good, person, type Person } from './people';

export type Fields = Record<string, unknown>;

/** A day of January 2027; the 10th is a Sunday. */
export const jan = (day: number) => `2027-01-${String(day).padStart(2, '0')}`;

/** A time in Tokyo on the 11th of January 2027. */
export const at = (time: string, day = 11) => `${jan(day)}T${time}:00+09:00`;

/** A Monday noon in Tokyo, seven minutes into a quarter-hour. */
export const NOW = '2027-01-04T12:07:00+09:00';

/** Outcome of a call: `ok`, or status and code. */
export interface CallOutcome {
  readonly said: string;
  readonly id: string;
  /** The field that the refusal is about. */
  readonly field: string;
}

/** Creates lenders by their rules and requests bookings from them. */
export class Desk {
  private readonly lenders = new Map<string, Person>();

  constructor(
    private readonly url: string,
    readonly hana: Person,
    readonly ken: Person,
  ) {}

  static async open(url: string): Promise<Desk> {
    return new Desk(url, await person(url), await person(url));
  }

  /** The lender with these rules; the same one for the same rules. */
  async lender(rules: Fields = {}): Promise<Person> {
    const key = JSON.stringify(rules);
    const known = this.lenders.get(key) ?? (await person(this.url, rules));
    this.lenders.set(key, known);
    return known;
  }

  newLender(rules: Fields): Promise<Person> {
    return person(this.url, rules);
  }

  async ask(who: Person, method: string, path: string, body?: unknown): Promise<CallOutcome> {
    const { status, body: answer } = await who.send(method, path, body);
    if (status < 300) return { said: 'ok', id: answer.booking.id as string, field: '' };
    const [field = ''] = Object.keys((answer.errors ?? {}) as Fields);
    return { said: `${status} ${answer.code}`, id: '', field };
  }

  book(who: Person, goodId: string, start: number, end = start, more: Fields = {}): Promise<CallOutcome> {
    const days = { start_date: jan(start), end_date: jan(end) };
    return this.ask(who, 'POST', '/bookings', { good_id: goodId, ...days, ...more });
  }

  bookHours(who: Person, goodId: string, start_at: string, end_at: string): Promise<CallOutcome> {
    return this.ask(who, 'POST', '/bookings', { good_id: goodId, start_at, end_at });
  }

  /** Returns the outcome of booking a new good without other bookings for those days. */
  async alone(rules: Fields, terms: Fields, start: number, end = start, byManager = false): Promise<string> {
    const lender = await this.lender(rules);
    return (await this.book(byManager ? lender : this.hana, await good(lender, terms), start, end)).said;
  }

  async aloneHours(terms: Fields, start: string, end: string): Promise<string> {
    const id = await good(await this.lender(), { is_hourly: true, ...terms });
    return (await this.bookHours(this.hana, id, start, end)).said;
  }
}

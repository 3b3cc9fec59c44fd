import type { CalendarEntry } from './calendar-parts';
import { DAY_MS, durationIn, propertyIn, writtenIn, type Property, type WallTime } from './calendar-times';
import { isSameZone, UTC, type CalendarZones, type Zone } from './calendar-zones';
import { ruleIn, type Rule } from './recurrence';

/** Reason for skipping an entry. */
export type Reason = 'unfinished' | 'too_large' | 'time' | 'time_zone' | 'too_long' | 'rule';

/** A time with the clock that shows it. */
export interface Moment {
  readonly wall: number;
  readonly isDate: boolean;
  readonly zone: Zone;
}

export interface Entry {
  readonly uid: string;
  readonly summary: string;
  readonly start: Moment;
  /** Duration by its clock, milliseconds. */
  readonly length: number;
  readonly isCancelled: boolean;
  readonly rule: Rule | undefined;
  readonly added: readonly Moment[];
  readonly excluded: readonly Moment[];
  /** Original start in the series, for an occurrence that was moved or canceled. */
  readonly replaces: Moment | undefined;
}

/** Days of one entry: three years, as long as the longest window. */
const MAX_DAYS = 1_100;

/** Reads an entry, or says why it is left out. */
export function readEntry(
  { lines, summary }: CalendarEntry,
  zones: CalendarZones,
  home: Zone,
): Entry | Reason {
  if (typeof lines === 'string') return lines;
  try {
    return new EntryReader(lines.map(propertyIn), zones, home).read(summary);
  } catch (error) {
    if (error instanceof LeftOut) return error.reason;
    throw error;
  }
}

class LeftOut extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

class EntryReader {
  constructor(
    private readonly properties: readonly Property[],
    private readonly zones: CalendarZones,
    /** Zone of times that name none: the lender's, and once the start is read, that of the start. */
    private home: Zone,
  ) {}

  read(summary: string): Entry {
    const [start] = this.moments('DTSTART');
    if (!start) throw new LeftOut('time');
    this.home = start.zone;
    const replaced = this.first('RECURRENCE-ID');
    const [replaces] = this.moments('RECURRENCE-ID');
    // “This and all that follow”: which they are would have to be taken from the series.
    if (replaced && /THISANDFUTURE/i.test(replaced.parameters)) throw new LeftOut('rule');
    return {
      uid: this.first('UID')?.value ?? '',
      summary,
      start,
      length: this.length(start),
      isCancelled: this.first('STATUS')?.value.toUpperCase() === 'CANCELLED',
      rule: this.rule(),
      added: this.moments('RDATE'),
      excluded: this.moments('EXDATE'),
      replaces,
    };
  }

  private first(name: string): Property | undefined {
    return this.properties.find((property) => property.name === name);
  }

  private rule(): Rule | undefined {
    const rules = this.properties.filter(({ name }) => name === 'RRULE');
    const rule = rules[0] && ruleIn(rules[0].value);
    if (rules.length > 1 || (rules[0] && !rule) || this.first('EXRULE')) throw new LeftOut('rule');
    return rule;
  }

  private length(start: Moment): number {
    const [end] = this.moments('DTEND');
    const written = this.first('DURATION')?.value;
    const duration = written === undefined ? undefined : durationIn(written);
    if (written !== undefined && duration === undefined) throw new LeftOut('time');
    const length = end ? lengthTo(start, end) : (duration ?? (start.isDate ? DAY_MS : 0));
    if (length > MAX_DAYS * DAY_MS) throw new LeftOut('too_long');
    return Math.max(length, start.isDate ? DAY_MS : 0);
  }

  /** All values of a property, the start of a period among them. */
  private moments(name: string): Moment[] {
    return this.properties
      .filter((property) => property.name === name)
      .flatMap((property) => property.value.split(',').map((value) => this.moment(value, property)));
  }

  private moment(value: string, { zone }: Property): Moment {
    const [start = '', end, ...more] = value.split('/');
    const written = writtenIn(start);
    if (!written || more.length > 0) throw new LeftOut('time');
    if (end !== undefined) this.checkPeriod(end);
    return { wall: written.wall, isDate: written.isDate, zone: this.zoneOf(written, zone) };
  }

  private checkPeriod(end: string): void {
    const duration = durationIn(end);
    if (duration === undefined && !writtenIn(end)) throw new LeftOut('time');
    if (duration !== undefined && duration > MAX_DAYS * DAY_MS) throw new LeftOut('too_long');
  }

  private zoneOf({ isDate, isUtc }: WallTime, tzid: string | undefined): Zone {
    if (isUtc) return UTC;
    if (isDate || tzid === undefined || tzid === '') return this.home;
    const zone = this.zones.named(tzid);
    if (!zone) throw new LeftOut('time_zone');
    return zone;
  }
}

/** Returns the length by the clock of the start: one day is a day, also when the clocks change. */
function lengthTo(start: Moment, end: Moment): number {
  if (isSameZone(start.zone, end.zone) || start.isDate || end.isDate) return end.wall - start.wall;
  return start.zone.wallOf(end.zone.instantOf(end.wall)) - start.wall;
}

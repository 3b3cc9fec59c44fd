import { addDays, instantAt, isTimeZone, startOfDay, wallClock } from '@kashikari/kernel';
import ICAL from 'ical.js';
import type { Component } from './calendar-parts';
import { DAY_MS, dayShown, propertyIn, writtenIn } from './calendar-times';
import { zoneOfWindows } from './windows-zones';

/** A clock: between what it shows (a wall time, see {@link WallTime}) and instants. */
export interface Zone {
  /** IANA name; undefined for a zone that a file defines. */
  readonly name?: string;
  instantOf(wall: number): number;
  wallOf(instant: number): number;
}

export const UTC: Zone = { instantOf: (wall) => wall, wallOf: (instant) => instant };

const MINUTE = 60_000;

/** The clock of an IANA zone. */
export function zoneNamed(name: string): Zone {
  return {
    name,
    instantOf: (wall) => {
      const day = dayShown(wall);
      const midnight = wall - timeOf(wall, DAY_MS);
      const offset = midnight - startOfDay(day, name);
      // The starts of days are cached; the clock itself is queried only on days on which it changes.
      if (midnight + DAY_MS - startOfDay(addDays(day, 1), name) === offset) return wall - offset;
      return instantAt(day, Math.floor(timeOf(wall, DAY_MS) / MINUTE), name) + timeOf(wall, MINUTE);
    },
    wallOf: (instant) => {
      const { day, minutes } = wallClock(instant, name);
      return Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE + timeOf(instant, MINUTE);
    },
  };
}

/** Returns the remainder of a time after whole days or minutes, also before 1970. */
const timeOf = (time: number, unit: number): number => ((time % unit) + unit) % unit;

/** Returns true if two clocks always show the same time. */
export const isSameZone = (a: Zone, b: Zone): boolean =>
  a === b || (a.name !== undefined && a.name === b.name);

/** The zones that the entries of one calendar name, each found once. */
export class CalendarZones {
  private readonly found = new Map<string, Zone | undefined>();

  /** @param definitions the VTIMEZONE components of the file */
  constructor(private readonly definitions: readonly Component[]) {}

  /** The zone of a TZID: an IANA name, the name that Windows gives it, or one that the file defines itself. */
  named(tzid: string): Zone | undefined {
    if (!this.found.has(tzid)) this.found.set(tzid, this.find(tzid));
    return this.found.get(tzid);
  }

  private find(tzid: string): Zone | undefined {
    const name = ianaNameIn(tzid) ?? zoneOfWindows(tzid);
    if (name !== undefined) return usable(zoneNamed(name));
    const definition = this.definitions.find((lines) =>
      lines.map(propertyIn).some((property) => property.name === 'TZID' && property.value === tzid),
    );
    return definition && definedZone(definition);
  }
}

/** Old names that one of the libraries of this machine does not know. */
function usable(zone: Zone): Zone | undefined {
  try {
    zone.wallOf(zone.instantOf(0));
    return zone;
  } catch {
    return undefined;
  }
}

/** Evolution and Thunderbird write a prefix: `/freeassociation.sourceforge.net/Asia/Tokyo`. */
function ianaNameIn(tzid: string): string | undefined {
  const parts = tzid.slice(0, 200).split('/').filter(Boolean);
  const names = tzid.startsWith('/') ? [parts.slice(-3), parts.slice(-2), parts.slice(-1)] : [parts];
  return names.map((each) => each.join('/')).find((name) => name !== '' && isTimeZone(name));
}

/** Rules of a zone that change its clocks in a month of each year; others would overload the library. */
const YEARLY =
  /^FREQ=YEARLY(?:;(?:BYMONTH=\d{1,2}|BYDAY=[+-]?[1-5]?[A-Z]{2}|BYMONTHDAY=-?\d{1,2}|INTERVAL=1|UNTIL=\d{8}T\d{6}Z?|WKST=[A-Z]{2})){0,6}$/i;

function definedZone(lines: Component): Zone | undefined {
  if (!lines.map(propertyIn).every(isPlain)) return undefined;
  try {
    const calendar = new ICAL.Component(
      ICAL.parse(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')) as unknown[],
    );
    const component = calendar.getFirstSubcomponent('vtimezone');
    if (!component) return undefined;
    const zone = new ICAL.Timezone(component);
    const time = (wall: number, of: ICAL.Timezone) => {
      const shown = ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19));
      shown.zone = of;
      return shown;
    };
    return {
      instantOf: (wall) => time(wall, zone).toUnixTime() * 1_000,
      wallOf: (instant) => {
        const shown = time(instant, ICAL.Timezone.utcTimezone).convertToZone(zone);
        return Date.parse(`${shown.toString().slice(0, 19)}Z`);
      },
    };
  } catch {
    return undefined;
  }
}

function isPlain({ name, value }: ReturnType<typeof propertyIn>): boolean {
  if (name === 'RRULE') return YEARLY.test(value);
  if (name === 'DTSTART') return writtenIn(value) !== undefined;
  return name !== 'EXRULE' && name !== 'RDATE';
}

/**
 * Lending one good by the day, by brute force: a sheet of quarter-hours for each booking, counted one by one. It
 * imports nothing, knows no ranges and no overlaps, and is meant to be slow and plainly right. The zone has no change
 * of clocks; times are hours since the midnight of day 0.
 */
export class BruteForce {
  protected readonly bookings: Sheet[] = [];

  constructor(
    protected readonly good: {
      readonly quantity: number;
      readonly marginDays: number;
      readonly isExclusive: boolean;
      readonly manageHandOver: boolean;
    },
  ) {}

  create([first, last]: Days, quantity: number, now: number): string {
    if (first < today(now)) return 'booking.in_the_past';
    if (quantity > this.good.quantity) return 'booking.quantity';
    const sheet = this.sheet(first, last, quantity, now);
    const refusal = this.look(sheet, now);
    if (refusal === 'ok') this.bookings.push(sheet);
    return refusal;
  }

  move(index: number, [first, last]: Days, now: number, byManager: boolean): string {
    const old = this.at(index);
    const gone = this.gone(old);
    if (first === old.first && last === old.last) return gone ?? 'ok';
    if (gone) return gone;
    const begun = now >= old.first * 24;
    if (begun && first === old.first && last < old.last && (last + 1) * 24 > now) {
      return this.put(index, {
        ...old,
        last,
        agreed: Math.min(old.agreed, last),
        sheet: cut(old.sheet, this.end(last)),
      });
    }
    const waiting = this.good.manageHandOver ? old.handedOver === null : !begun;
    if (!waiting || (begun && !byManager)) return 'booking.started';
    if (first < today(now)) return 'booking.in_the_past';
    const moved = { ...this.sheet(first, last, old.quantity, now), handedOver: old.handedOver };
    const inside = moved.sheet.every((quarter) => old.sheet.includes(quarter));
    const refusal = inside ? 'ok' : this.look(moved, now, index);
    return refusal === 'ok' ? this.put(index, moved) : refusal;
  }

  cancel(index: number, now: number, byManager: boolean): string {
    const old = this.at(index);
    const gone = this.gone(old);
    if (gone) return gone;
    if (this.isOut(old, now)) return 'booking.started';
    if (!byManager && now >= old.first * 24) return 'booking.started';
    return this.put(index, { ...old, cancelled: true, sheet: [] });
  }

  giveBack(index: number, now: number): string {
    const old = this.at(index);
    const gone = this.gone(old);
    if (gone) return gone;
    if (!this.isOut(old, now)) return 'booking.not_started';
    const { marginDays } = this.good;
    const free = marginDays === 0 ? now : (today(now) + 1 + marginDays) * 24;
    return this.put(index, { ...old, returned: true, before: old.sheet, sheet: cut(old.sheet, free) });
  }

  revert(index: number, now: number): string {
    const old = this.at(index);
    if (old.cancelled) return 'booking.cancelled';
    if (!old.returned) return 'booking.not_returned';
    const again = { ...old, returned: false, sheet: old.before, before: [] };
    const late = now >= (old.last + 1) * 24;
    const added = again.sheet.filter((quarter) => !old.sheet.includes(quarter));
    if (late) added.push(quarterOf(now));
    const refusal = added.length === 0 ? 'ok' : this.look({ ...again, sheet: added }, now, index, late);
    return refusal === 'ok' ? this.put(index, again) : refusal;
  }

  extend(index: number, days: number, now: number, byManager: boolean): string {
    const old = this.at(index);
    const gone = this.gone(old);
    if (gone) return gone;
    if (this.good.manageHandOver && old.handedOver === null && now >= (old.last + 1) * 24)
      return 'booking.not_collected';
    if (!byManager && old.last - old.agreed >= 3) return 'booking.not_extendable';
    const last = old.last + days;
    if ((last + 1) * 24 <= now) return 'booking.in_the_past';
    if (!byManager && last - old.agreed > 3) return 'booking.not_extendable';
    const begin = (old.sheet[0] as number) / 4;
    const longer = { ...old, last, sheet: quarters(begin, this.end(last)) };
    const isNew = (quarter: number) => !old.sheet.includes(quarter);
    const asked = longer.sheet.filter((quarter) => isNew(quarter) || quarter >= quarterOf(now));
    const refusal = this.look({ ...longer, sheet: asked }, now, index);
    return refusal === 'ok' ? this.put(index, longer) : refusal;
  }

  handOver(index: number, now: number, byManager: boolean): string {
    const old = this.at(index);
    if (!byManager) return 'booking.manager_only';
    if (!this.good.manageHandOver) return 'booking.hand_over_not_managed';
    const gone = this.gone(old);
    if (gone) return gone;
    if (old.handedOver !== null) return 'booking.handed_over';
    if (now >= (old.last + 1) * 24) return 'booking.not_collected';
    if (now < old.first * 24) return 'booking.not_started';
    return this.put(index, { ...old, handedOver: now });
  }

  revertHandOver(index: number, _now: number, byManager: boolean): string {
    const old = this.at(index);
    if (!byManager) return 'booking.manager_only';
    const gone = this.gone(old);
    if (gone) return gone;
    if (old.handedOver === null) return 'booking.not_handed_over';
    return this.put(index, { ...old, handedOver: null });
  }

  /** The most units on any quarter-hour of all sheets. */
  mostTaken(): number {
    const taken = new Map<number, number>();
    for (const { sheet, quantity } of this.bookings) {
      for (const quarter of sheet) taken.set(quarter, (taken.get(quarter) ?? 0) + quantity);
    }
    return Math.max(0, ...taken.values());
  }

  /** Counts every quarter of a sheet against all others. */
  protected look(wanted: Sheet, now: number, except = -1, late = false): string {
    const others = this.bookings.filter((_, index) => index !== except);
    if (this.good.isExclusive && others.some((other) => this.isOpen(other, now))) return 'booking.exclusive';
    const containsNow = late || (wanted.first * 24 <= now && now < (wanted.last + 1) * 24);
    const lateOnes = others.filter((other) => this.isOut(other, now) && now >= (other.last + 1) * 24);
    const taken = (sheets: Sheet[], quarter: number) =>
      sheets.reduce((sum, { sheet, quantity }) => sum + (sheet.includes(quarter) ? quantity : 0), 0);
    const most = (sheets: Sheet[]) => Math.max(0, ...wanted.sheet.map((quarter) => taken(sheets, quarter)));
    if (most(others) + wanted.quantity > this.good.quantity) return 'booking.unavailable';
    const missing = lateOnes.reduce((sum, { quantity }) => sum + quantity, 0);
    const inTime = others.filter((other) => !lateOnes.includes(other));
    if (containsNow && most(inTime) + missing + wanted.quantity > this.good.quantity)
      return 'booking.on_loan';
    return 'ok';
  }

  protected sheet(first: number, last: number, quantity: number, now: number): Sheet {
    const sheet = quarters(Math.max(first * 24, now), this.end(last));
    return {
      first,
      last,
      agreed: last,
      quantity,
      sheet,
      before: [],
      handedOver: null,
      returned: false,
      cancelled: false,
    };
  }

  /** Hour at which the margin after a last day is over. */
  protected end(last: number): number {
    return (last + 1 + this.good.marginDays) * 24;
  }

  private gone(sheet: Sheet): string | undefined {
    if (sheet.cancelled) return 'booking.cancelled';
    return sheet.returned ? 'booking.already_returned' : undefined;
  }

  protected isOut(sheet: Sheet, now: number): boolean {
    if (sheet.cancelled || sheet.returned) return false;
    return sheet.handedOver !== null || (!this.good.manageHandOver && now >= sheet.first * 24);
  }

  private isOpen(sheet: Sheet, now: number): boolean {
    if (sheet.cancelled || sheet.returned) return false;
    return this.isOut(sheet, now) || now < (sheet.last + 1) * 24;
  }

  protected at(index: number): Sheet {
    return this.bookings[index] as Sheet;
  }

  protected put(index: number, sheet: Sheet): 'ok' {
    this.bookings[index] = sheet;
    return 'ok';
  }
}

export type Days = readonly [first: number, last: number];

export interface Sheet {
  readonly first: number;
  readonly last: number;
  /** The last day when it was made or moved. */
  readonly agreed: number;
  readonly quantity: number;
  /** The quarter-hours that it takes, counted from the midnight of day 0. */
  readonly sheet: readonly number[];
  /** What it took before a return. */
  readonly before: readonly number[];
  readonly handedOver: number | null;
  readonly returned: boolean;
  readonly cancelled: boolean;
}

function today(now: number): number {
  return Math.floor(now / 24);
}

function quarterOf(hour: number): number {
  return Math.round(hour * 4);
}

function quarters(fromHour: number, untilHour: number): number[] {
  const all = [];
  for (let quarter = quarterOf(fromHour); quarter < quarterOf(untilHour); quarter += 1) all.push(quarter);
  return all;
}

function cut(sheet: readonly number[], untilHour: number): number[] {
  return sheet.filter((quarter) => quarter < quarterOf(untilHour));
}

import { BruteForce, type Sheet } from './brute-force';

/** What midnights do to one good's bookings, by brute force; like its parent it knows quarter-hours and nothing of ours. */
export class BruteForceLine extends BruteForce {
  /** The bookings as they stand: `first-last`, in the order in which they were made. */
  dates(): string {
    return this.bookings.map(({ first, last }) => `${first}-${last}`).join(' ');
  }

  /** What was still out at midnight keeps its thing for a day, where nobody has it then. */
  ends(day: number): void {
    for (const [index, { last }] of this.bookings.entries()) {
      const wasOut = this.isOut(this.at(index), day * 24);
      if (wasOut && last + 1 === day) this.extend(index, 1, day * 24, true);
    }
  }

  /** Those who begin at midnight take what is there, the oldest first; the others move, and whoever they push. */
  starts(day: number): void {
    const now = day * 24;
    const late = (sheet: Sheet) => this.isOut(sheet, now) && sheet.last < day;
    if (!this.bookings.some(late)) return;
    const starting = this.indexes(
      (sheet) => !this.isOver(sheet) && sheet.first === day && sheet.handedOver === null,
    );
    const there = this.indexes((sheet) => this.isOut(sheet, now) || sheet.sheet.includes(now * 4));
    let units = this.good.quantity;
    for (const index of there) if (!starting.includes(index)) units -= this.at(index).quantity;
    const displaced = starting.filter((index) => {
      const { quantity } = this.at(index);
      if (quantity <= units) units -= quantity;
      else return true;
      return false;
    });
    if (displaced.length > 0) this.push(displaced, now);
  }

  private push(displaced: readonly number[], now: number): void {
    const day = now / 24;
    const waits = (index: number) => {
      const sheet = this.at(index);
      return (
        displaced.includes(index) || (!this.isOver(sheet) && sheet.first > day && sheet.handedOver === null)
      );
    };
    const line = this.indexes(() => true).filter(waits);
    line.sort((a, b) => this.at(a).first - this.at(b).first || a - b);
    const settled = this.indexes(() => true)
      .filter((index) => !waits(index))
      .map((index) => this.at(index));
    const moved = new Map<number, Sheet>();
    for (const index of line) {
      let sheet = this.at(index);
      while ((displaced.includes(index) && sheet.first === day) || this.overfull([...settled, sheet])) {
        sheet = this.shifted(sheet);
        if (sheet.first > this.at(index).first + 31) return;
      }
      if (sheet !== this.at(index)) moved.set(index, sheet);
      settled.push(sheet);
    }
    if (moved.size > 50) return;
    for (const [index, sheet] of moved) this.put(index, sheet);
  }

  private shifted(sheet: Sheet): Sheet {
    const { first, last, agreed, quantity } = sheet;
    return { ...this.sheet(first + 1, last + 1, quantity, 0), agreed: agreed + 1 };
  }

  private overfull(sheets: readonly Sheet[]): boolean {
    const last = sheets[sheets.length - 1] as Sheet;
    return last.sheet.some((quarter) => {
      const there = sheets.filter(({ sheet }) => sheet.includes(quarter));
      return there.reduce((sum, { quantity }) => sum + quantity, 0) > this.good.quantity;
    });
  }

  private isOver({ cancelled, returned }: Sheet): boolean {
    return cancelled || returned;
  }

  private indexes(which: (sheet: Sheet) => boolean): number[] {
    return [...this.bookings.keys()].filter((index) => which(this.at(index)));
  }
}

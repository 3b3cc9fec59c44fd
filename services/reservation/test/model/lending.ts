import { Counting, no } from './counting';
import { before, held, OK, type Answer, type Back, type By, type Sheet, type RequestedRange } from './sheet';

/**
 * Lending of one good by brute force: a sheet of quarter-hours for each booking, counted one by one. Like this whole
 * folder, it imports no code of the product and knows no ranges and no overlaps. It is slow and obviously correct. `q`
 * is the current quarter-hour.
 */
export class Lending extends Counting {
  create(by: By, wanted: RequestedRange, units: number, q: number): Answer {
    const form = this.mayBegin(wanted, q);
    if (form !== OK) return form;
    if (units > this.terms.quantity) return no('quantity');
    const open = by === 'manager' ? OK : this.isOpenOn(wanted, q);
    if (open !== OK) return open;
    const sheet = this.blank(wanted, units, q);
    const room = this.room([...sheet.taken], units, this.runs(sheet, q), q);
    if (room === OK) this.bookings.push(sheet);
    return room;
  }

  move(by: By, index: number, wanted: RequestedRange, units: number, q: number): Answer {
    const old = this.at(index);
    const [from, until] = this.useOf(wanted);
    const moves = from !== old.from || until !== old.until;
    const counts = units !== old.units;
    if ((moves || counts) && by === 'borrower' && !this.terms.borrowersManage) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    if (!moves && !counts) return OK;
    const begun = q >= old.from;
    if (counts && units > old.units && units > this.terms.quantity) return no('quantity');
    if (counts && begun) return no('started');
    let sheet: Sheet = { ...old, units };
    if (moves && begun && from === old.from && until < old.until && until > q) {
      const taken = before(this.freeAfter(until), old.taken);
      sheet = { ...sheet, until, agreed: Math.min(old.agreed, until), taken };
    } else if (moves) {
      if (this.isOut(old, q) || (begun && by === 'borrower')) return no('started');
      const form = this.mayBegin(wanted, q);
      if (form !== OK) return form;
      const open = by === 'manager' ? OK : this.isOpenOn(wanted, q);
      if (open !== OK) return open;
      sheet = { ...this.blank(wanted, units, q), handedOver: old.handedOver };
    }
    const inside = units <= old.units && [...sheet.taken].every((quarter) => old.taken.has(quarter));
    const room = inside ? OK : this.room([...sheet.taken], units, this.runs(sheet, q), q, index);
    return room === OK ? this.put(index, sheet) : room;
  }

  cancel(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersManage && !old.delayed) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    if (this.isOut(old, q) || (by === 'borrower' && q >= old.from)) return no('started');
    return this.put(index, { ...old, cancelled: true, taken: new Set() });
  }

  giveBack(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersReturn) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    if (!this.isOut(old, q)) return no('not_started');
    if (this.terms.confirmed && by === 'borrower')
      return this.put(index, { ...old, returned: q, awaits: true });
    return this.put(index, { ...this.cut(old, q), returned: q, received: this.terms.confirmed });
  }

  /** Returns some units; returning the last of them returns the booking. */
  giveBackSome(by: By, index: number, units: number, q: number): Answer {
    const old = this.at(index);
    const all = held(old);
    const whole = this.giveBack(by, index, q);
    if (whole !== OK || units === all) return whole;
    this.put(index, old);
    if (units > all) return no('quantity');
    const awaits = this.terms.confirmed && by === 'borrower';
    const taken = awaits ? old.taken : this.cut(old, q).taken;
    const back: Back = { units, taken, awaits, received: this.terms.confirmed && !awaits };
    return this.put(index, { ...old, backs: [...old.backs, back] });
  }

  receive(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower') return no('manager_only');
    if (old.cancelled) return no('cancelled');
    const some = old.backs.some(({ awaits }) => awaits);
    if (old.returned === null && !some) return no('not_returned');
    if (!old.awaits && !some) return no('already_returned');
    const whole = old.awaits ? { ...this.cut(old, q), awaits: false, received: true } : old;
    const backs = old.backs.map((back) =>
      back.awaits
        ? { ...back, awaits: false, received: true, taken: before(this.freeFrom(q), back.taken) }
        : back,
    );
    return this.put(index, { ...whole, backs });
  }

  revert(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    const last = old.returned === null ? old.backs.at(-1) : undefined;
    const { received } = last ?? old;
    if (by === 'borrower' && (!this.terms.borrowersReturn || received)) return no('manager_only');
    if (old.cancelled) return no('cancelled');
    if (last) return this.takeOut(index, last, q);
    if (old.returned === null) return no('not_returned');
    const again = { ...old, returned: null, awaits: false, received: false };
    const sheet = { ...again, taken: old.before ?? old.taken, before: null };
    const late = q >= old.until;
    const added = [...sheet.taken].filter((quarter) => !old.taken.has(quarter));
    if (late) added.push(q);
    const room = this.room(added, held(old), late || this.runs(sheet, q), q, index);
    return room === OK ? this.put(index, sheet) : room;
  }

  /** The last part that came back is out again with the rest. */
  private takeOut(index: number, last: Back, q: number): Answer {
    const old = this.at(index);
    const late = q >= old.until;
    const added = [...old.taken].filter((quarter) => !last.taken.has(quarter));
    if (late) added.push(q);
    const sheet = { ...old, backs: old.backs.slice(0, -1) };
    const room = this.room(added, held(sheet), late || this.runs(old, q), q, index, last);
    return room === OK ? this.put(index, sheet) : room;
  }

  /** @param until the new end, a quarter-hour */
  extend(by: By, index: number, until: number, q: number): Answer {
    const old = this.at(index);
    const gone = this.gone(old);
    if (gone) return gone;
    if (this.isNotCollected(old, q)) return no('not_collected');
    const most = this.terms.extendable;
    if (by === 'borrower' && this.days(old.agreed, old.until) >= most) return no('not_extendable');
    if (until <= old.until) return no('range');
    if (until <= q) return no('in_the_past');
    if (by === 'borrower' && this.days(old.agreed, until) > most) return no('not_extendable');
    const closed = by === 'borrower' ? this.closing(this.calendar.dayOf[until - 1]!) : OK;
    if (closed !== OK) return closed;
    return this.stretch(index, until, q);
  }

  /** Makes it longer, where what is still to come and what it did not have so far can be had. */
  protected stretch(index: number, until: number, q: number): Answer {
    const old = this.at(index);
    const sheet = { ...old, until, taken: this.takenFrom(Math.min(...old.taken), until) };
    const asked = [...sheet.taken].filter((quarter) => !old.taken.has(quarter) || quarter >= q);
    const room = this.room(asked, held(old), this.runs(sheet, q), q, index);
    return room === OK ? this.put(index, sheet) : room;
  }

  handOver(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersHandOver) return no('manager_only');
    if (!this.terms.managed) return no('hand_over_not_managed');
    const gone = this.gone(old);
    if (gone) return gone;
    if (old.handedOver) return no('handed_over');
    if (q >= old.until) return no('not_collected');
    if (q < old.from) return no('not_started');
    return this.put(index, { ...old, handedOver: true });
  }

  revertHandOver(by: By, index: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersHandOver) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    if (!old.handedOver) return no('not_handed_over');
    return old.backs.length > 0 ? no('already_returned') : this.put(index, { ...old, handedOver: false });
  }
}

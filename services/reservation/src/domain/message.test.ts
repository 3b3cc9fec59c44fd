import fc from 'fast-check';
import { mayForceNotify, sideOf, writeMessage, type Person, type Thread } from './message';

const NOW = Date.UTC(2027, 0, 4);

const account = fc.constantFrom('hana', 'library', 'office', 'ken');
const person: fc.Arbitrary<Person> = fc.record({
  userId: account,
  manages: fc.boolean(),
  borrows: fc.boolean(),
  oversees: fc.boolean(),
  isOffice: fc.boolean(),
});
const thread: fc.Arbitrary<Thread> = fc.record({
  bookingId: fc.constant('booking'),
  goodId: fc.constant('good'),
  goodTitle: fc.constant('Camera'),
  borrowerId: account,
  lenderId: account,
  officeId: fc.option(fc.constant('office')),
  inDispute: fc.boolean(),
  person,
});
const draft = (forceNotify = false) => ({ id: 'message', body: 'Where is it?', forceNotify });

describe('a message', () => {
  it('is told to the other sides, never to its author, and to the office only in a dispute', () => {
    fc.assert(
      fc.property(thread, (of) => {
        const written = writeMessage(of, draft(), NOW);
        if (!written.ok) return;
        const { message, toldIds } = written.value;
        expect(toldIds).not.toContain(of.person.userId);
        expect(new Set(toldIds).size).toBe(toldIds.length);
        const others = [
          ...(message.side === 'borrower' ? [] : [of.borrowerId]),
          ...(message.side === 'lender' ? [] : [of.lenderId]),
          ...(message.side !== 'office' && of.inDispute && of.officeId ? [of.officeId] : []),
        ];
        expect(new Set(toldIds)).toEqual(new Set(others.filter((id) => id !== of.person.userId)));
      }),
    );
  });

  it('is written by whoever takes part, and is not there for anybody else', () => {
    fc.assert(
      fc.property(thread, (of) => {
        const { userId, manages, borrows, oversees, isOffice } = of.person;
        const takesPart =
          userId === of.borrowerId || manages || borrows || oversees || (isOffice && of.inDispute);
        expect(sideOf(of) !== null).toBe(takesPart);
        const written = writeMessage(of, draft(), NOW);
        expect(written.ok ? 'ok' : written.refusal.code).toBe(takesPart ? 'ok' : 'not_found');
      }),
    );
  });

  it('is pressed on with only by who manages the good or runs a group of it', () => {
    fc.assert(
      fc.property(thread, (of) => {
        const written = writeMessage(of, draft(true), NOW);
        if (sideOf(of) === null) return;
        expect(written.ok).toBe(of.person.manages || of.person.oversees);
        expect(mayForceNotify(of)).toBe(written.ok);
      }),
    );
  });
});

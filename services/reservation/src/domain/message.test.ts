import type { Verdict } from '@kashikari/kernel';
import fc from 'fast-check';
import { mayNote } from './booking-note';
import { mayForceNotify, sideOf, writeMessage, type Person, type Thread } from './message';

const NOW = Date.UTC(2027, 0, 4);

const refusalOf = (verdict: Verdict<unknown>) => (verdict.ok ? undefined : verdict.refusal);
const codeOf = (verdict: Verdict<unknown>) => refusalOf(verdict)?.code ?? 'ok';

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

describe('the thread of a booking', () => {
  const nobody = { userId: 'x', manages: false, borrows: false, oversees: false, isOffice: false };
  const threadOf = (about: Partial<Person>, inDispute = false): Thread => ({
    ...{ bookingId: 'b', goodId: 'g', goodTitle: 'Camera', borrowerId: 'ken', lenderId: 'hana' },
    ...{ officeId: 'office', inDispute, person: { ...nobody, ...about } },
  });

  it.each([
    ['borrower', threadOf({ userId: 'ken', manages: true })],
    ['lender', threadOf({ manages: true, borrows: true })],
    ['borrower', threadOf({ borrows: true, isOffice: true }, true)],
    ['office', threadOf({ isOffice: true, oversees: true }, true)],
    ['group', threadOf({ isOffice: true, oversees: true })],
    [null, threadOf({ isOffice: true })],
    [null, threadOf({}, true)],
  ])('is written into for the side of the %s', (side, of) => {
    expect(sideOf(of)).toBe(side);
  });

  it('takes a message with words in it, and says whose it is', () => {
    const write = (body: string) =>
      writeMessage(threadOf({ manages: true }), { id: 'm', body, forceNotify: true }, 5);
    expect(write(' hello ')).toEqual({
      ok: true,
      value: {
        message: {
          ...{ id: 'm', bookingId: 'b', authorId: 'x', side: 'lender', body: ' hello ' },
          ...{ forceNotify: true, createdAt: 5 },
        },
        toldIds: ['ken'],
      },
    });
    expect(refusalOf(write(' \n'))).toMatchObject({ code: 'validation.required', field: 'body' });
  });

  it('is not there for who does not take part, and presses on nobody for who may not', () => {
    const draft = { id: 'm', body: 'x', forceNotify: true };
    expect(refusalOf(writeMessage(threadOf({}), draft, 5))).toMatchObject({
      code: 'not_found',
      params: { entity: 'booking', id: 'b' },
    });
    expect(refusalOf(writeMessage(threadOf({ borrows: true }), draft, 5))).toMatchObject({
      code: 'message.force_notify',
      field: 'force_notify',
    });
  });

  it('has notes beside it for those who manage the good alone', () => {
    expect(mayNote(threadOf({ manages: true }))).toEqual({ ok: true, value: null });
    expect(codeOf(mayNote(threadOf({ borrows: true })))).toBe('booking.manager_only');
    expect(codeOf(mayNote(threadOf({ oversees: true })))).toBe('booking.manager_only');
    expect(refusalOf(mayNote(threadOf({})))).toMatchObject({
      code: 'not_found',
      params: { entity: 'booking', id: 'b' },
    });
  });
});

import {
  catalog,
  catalogEvents,
  enumOf,
  posts,
  reservation,
  reservationEvents,
  SETS,
  UnknownWord,
} from '@kashikari/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { answerOf } from './answer-of';

const instantOut = () => z.string().meta({ format: 'date-time' });

const Waiting = z.object({
  id: z.string(),
  booking_id: z.string().nullable(),
  good_title: z.string(),
  place: z.int().nullable(),
  state: z.enum(['waiting', 'offered', 'booked', 'declined', 'lapsed', 'left', 'passed', 'withdrawn']),
  permissions: z.array(z.enum(['accept', 'leave'])),
  answer_by: instantOut().nullable(),
  created_at: instantOut(),
});
const toWaiting = answerOf(Waiting, reservation.Wait);
const wait = (fields: Partial<reservation.Wait>) =>
  reservation.Wait.fromPartial({ state: enumOf(SETS.waitState, 'waiting'), ...fields });

describe('The mapper from messages to JSON', () => {
  it('reads each field of the schema, in its order, from the field of the same name, and shows no other', () => {
    expect(Object.keys(toWaiting(wait({ userId: 'hidden' })))).toEqual(Object.keys(Waiting.shape));
    expect(toWaiting(wait({ goodTitle: 'Drill' })).good_title).toBe('Drill');
  });

  it('tells empty text and what is absent as null only where the schema allows it, and keeps zero', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.nat(), { nil: undefined }), (text, place) => {
        const body = toWaiting(wait({ goodTitle: text, bookingId: text, place }));
        expect([body.good_title, body.booking_id, body.place]).toEqual([text, text || null, place ?? null]);
      }),
    );
  });

  it('writes instants as RFC 3339 in UTC', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const body = toWaiting(wait({ createdAt: date, answerBy: date }));
        expect([body.created_at, body.answer_by]).toEqual([date.toISOString(), date.toISOString()]);
      }),
    );
    expect(toWaiting(wait({ answerBy: undefined })).answer_by).toBeNull();
  });

  it('reads an enum as the word of its closed set', () => {
    for (const state of SETS.waitState.texts)
      expect(toWaiting(wait({ state: enumOf(SETS.waitState, state) })).state).toBe(state);
  });

  it('rejects a word that only a later release knows, and one that is missing', () => {
    const { UNRECOGNIZED, WAIT_STATE_UNSPECIFIED } = reservationEvents.WaitState;
    for (const state of [UNRECOGNIZED, WAIT_STATE_UNSPECIFIED])
      expect(() => toWaiting(wait({ state }))).toThrow(UnknownWord);
  });

  it('keeps of a list of words those that the contract knows', () => {
    expect(toWaiting(wait({ permissions: ['leave', 'later', 'accept'] })).permissions).toEqual([
      'leave',
      'accept',
    ]);
  });

  it('reads the fields of a part that was not sent from what stands for it', () => {
    const Terms = z.object({ title: z.string(), quantity: z.int(), max_days: z.int().nullable() });
    const absent = catalogEvents.GoodTerms.fromJSON({ quantity: 1 });
    const toTerms = answerOf(Terms, catalog.Good, {}, { name: 'terms', absent });
    const good = catalog.Good.fromPartial({ title: 'Drill' });
    expect(toTerms(good)).toEqual({ title: 'Drill', quantity: 1, max_days: null });
    expect(toTerms({ ...good, terms: { ...absent, quantity: 3, maxDays: 7 } })).toEqual({
      title: 'Drill',
      quantity: 3,
      max_days: 7,
    });
  });

  it('takes an exception instead of the rule', () => {
    const toPost = answerOf(z.object({ body: z.string() }), posts.Post, { body: ({ id }) => `of ${id}` });
    expect(toPost(posts.Post.fromPartial({ id: '7', body: 'x' })).body).toBe('of 7');
  });

  it('does not compile where a field is filled by nothing, wrongly, or for nobody', () => {
    // @ts-expect-error The message has no colour, and no exception gives one.
    answerOf(z.object({ colour: z.string() }), posts.Post);
    // @ts-expect-error The schema has no colour.
    answerOf(z.object({ id: z.string() }), posts.Post, { colour: () => 'red' });
    // @ts-expect-error A number is not a text.
    answerOf(z.object({ id: z.string() }), posts.Post, { id: () => 7 });
    // @ts-expect-error An absent value can't be represented: null is not allowed.
    answerOf(z.object({ place: z.int() }), reservation.Wait);
    // @ts-expect-error The proto knows more states than the schema.
    expect(answerOf(z.object({ state: z.enum(['waiting']) }), reservation.Wait)).toBeDefined();
    // @ts-expect-error A message inside would show fields that its schema doesn't name.
    answerOf(z.object({ images: z.array(z.object({ id: z.string() })) }), catalog.Good);
  });
});

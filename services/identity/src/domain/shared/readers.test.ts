import { LOCALES } from '@kashikari/kernel';
import fc from 'fast-check';
import * as readers from './readers';

const ID = '01890000-0000-7000-8000-00000000000a';
const taken = (value: unknown) => ({ ok: true, value });
const refused = (code: string, params?: object) => ({
  ...{ ok: false, refusal: { kind: 'invalid', code, ...(params && { params }) } },
});

describe('a value from outside', () => {
  it('is a flag if it is one, and nothing like it', () => {
    expect([true, false].map(readers.flag)).toEqual([taken(true), taken(false)]);
    for (const value of [0, 1, 'true', null, undefined]) {
      expect(readers.flag(value)).toEqual(refused('validation.type', { expected: 'boolean' }));
    }
  });

  it('is a whole number within its bounds', () => {
    const read = readers.whole(2, 5);
    expect([2, 5].map(read)).toEqual([taken(2), taken(5)]);
    expect(read(1)).toEqual(refused('validation.too_small', { min: 2 }));
    expect(read(6)).toEqual(refused('validation.too_large', { max: 5 }));
    for (const value of [2.5, '3', Number.NaN, Infinity, null]) {
      expect(read(value)).toEqual(refused('validation.type', { expected: 'integer' }));
    }
  });

  it('may be null where nothing is an answer', () => {
    const read = readers.nullable(readers.whole(0, 10));
    expect([null, 0].map(read)).toEqual([taken(null), taken(0)]);
    expect(read(undefined).ok).toBe(false);
  });

  it('is a text, which null is where none has to be', () => {
    expect(readers.text({ max: 3 })(null)).toEqual(refused('validation.type', { expected: 'string' }));
    expect(readers.optionalText({ max: 3 })(null)).toEqual(taken(''));
    expect(readers.optionalText({ max: 3 })('four')).toEqual(refused('validation.too_long', { max: 3 }));
  });
});

describe('a list without doubles', () => {
  const read = readers.setOf(readers.whole(0, 99), 4);

  it('is sorted, whatever order it came in', () => {
    expect(read([30, 4, 4, 10])).toEqual(taken([4, 10, 30]));
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 4 }), (list) => {
        expect(read(list)).toEqual(taken([...list].sort((a, b) => a - b)));
      }),
    );
  });

  it('is a list of so many at most, each of which is read', () => {
    expect(read([1, 2, 3, 4]).ok).toBe(true);
    expect(read([1, 1, 1, 1, 1])).toEqual(refused('validation.too_many', { max: 4 }));
    expect(read([1, 100])).toEqual(refused('validation.too_large', { max: 99 }));
    expect(read('1,2')).toEqual(refused('validation.type', { expected: 'array' }));
  });

  it('of days of the week has Sunday to Saturday', () => {
    expect(readers.weekdays([6, 5, 4, 3, 2, 1, 0])).toEqual(taken([0, 1, 2, 3, 4, 5, 6]));
    expect(readers.weekdays([7])).toEqual(refused('validation.too_large', { max: 6 }));
    expect(readers.weekdays([-1])).toEqual(refused('validation.too_small', { min: 0 }));
    expect(readers.weekdays([0, 1, 2, 3, 4, 5, 6, 6])).toEqual(refused('validation.too_many', { max: 7 }));
  });
});

describe('a day, a zone, a time', () => {
  it('is a day that there is', () => {
    expect(readers.day('2028-02-29')).toEqual(taken('2028-02-29'));
    for (const value of ['2026-02-29', '', 20_260_101, null]) {
      expect(readers.day(value)).toEqual(refused('validation.date'));
    }
  });

  it('is a zone of the IANA list', () => {
    expect(readers.timeZone('Asia/Tokyo')).toEqual(taken('Asia/Tokyo'));
    const others = ['JST', 'BST', 'PST', 'SystemV/EST5', 'asia/tokyo'];
    for (const value of ['Asia/Edo', '', '+09:00', 9, null, 'x'.repeat(65), ...others]) {
      expect(readers.timeZone(value)).toEqual(refused('validation.time_zone'));
    }
  });

  it.each(['00:00', '09:15', '19:30', '20:45', '23:45'])('is a quarter of an hour: %s', (time) =>
    expect(readers.timeOfDay(time)).toEqual(taken(time)),
  );

  it.each(['24:00', '9:00', '09:10', '09:60', '29:00', '109:00', '09:000', '', 900, null])(
    'is no quarter of an hour: %p',
    (time) => expect(readers.timeOfDay(time)).toEqual(refused('validation.format')),
  );

  it('is a language of ours', () => {
    for (const locale of ['ja', 'en', 'ja-Hira']) expect(readers.locale(locale)).toEqual(taken(locale));
    for (const value of ['fr', '', null]) {
      expect(readers.locale(value)).toEqual(refused('validation.choice', { choices: LOCALES }));
    }
  });
});

describe('a picture', () => {
  it('is an id in small letters, or none', () => {
    expect(readers.imageId(ID.toUpperCase())).toEqual(taken(ID));
    expect([null, ''].map(readers.imageId)).toEqual([taken(''), taken('')]);
    for (const value of ['x', 7, undefined]) {
      expect(readers.imageId(value)).toEqual(refused('validation.format'));
    }
  });

  it('is where ours are shown, or nowhere', () => {
    const ours = `/files/images/${ID}/thumb.webp`;
    expect([ours, '', null].map(readers.pictureUrl)).toEqual([taken(ours), taken(''), taken('')]);
    expect(readers.pictureUrl(`https://elsewhere.example${ours}`)).toEqual(refused('validation.format'));
    expect(readers.pictureUrl('x'.repeat(501))).toEqual(refused('validation.too_long', { max: 500 }));
    expect(readers.pictureUrl('x'.repeat(500))).toEqual(refused('validation.format'));
  });
});

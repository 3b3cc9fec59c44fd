import { readUntil } from './until';

const ends = (text: string) => readUntil(text, 'Asia/Tokyo');

describe('the end of a plan', () => {
  it('is never where nothing is written', () => expect(ends('')).toEqual({ ok: true, value: null }));

  it('on a day is the end of that day where the account is', () => {
    const value = Date.parse('2031-05-15T00:00:00+09:00');
    expect(ends('2031-05-14')).toEqual({ ok: true, value });
  });

  it.each([
    ['9999-12-30T14:59:59Z', '9999-12-30T14:59:59Z'],
    ['2031-05-14T12:00Z', '2031-05-14T12:00:00Z'],
    ['2031-05-14T12:00:30Z', '2031-05-14T12:00:30Z'],
    ['2031-05-14T12:00:30.25Z', '2031-05-14T12:00:30.250Z'],
    ['2031-05-14T12:00:30.123456789Z', '2031-05-14T12:00:30.123Z'],
    ['2031-05-14T12:00:00+09:00', '2031-05-14T03:00:00Z'],
    ['2031-05-14T12:00:00-03:30', '2031-05-14T15:30:00Z'],
  ])('may be an instant, %s', (text, instant) => {
    expect(ends(text)).toEqual({ ok: true, value: Date.parse(instant) });
  });

  it.each([
    ...['9999-12-31', '9999-12-31T23:59:59-01:00'],
    ...['tomorrow', '2031', '2031-5-14', '2031-02-30', '2031-05-14T12:00', '2031-13-14T12:00Z'],
    ...['2031-05-14 12:00Z', 'on 2031-05-14T12:00Z', '2031-05-14T12:00Z or so', '2031-05-14T12:00:00.Z'],
    ...['2031-05-14T12:00:00.1234567891Z', '2031-05-14T12:00:00+9:00', '2031-05-14T1:00Z', '31-05-14T12:00Z'],
    ...[
      '2031-05-14T12:0Z',
      '2031-05-14T12:00:0Z',
      '2031-05-1T12:00Z',
      '2031-05-14T12:00+09:0',
      'May 14 2031',
    ],
  ])('can not be %s', (text) => {
    expect(ends(text)).toMatchObject({
      ok: false,
      refusal: { code: 'validation.instant', field: 'until' },
    });
  });
});

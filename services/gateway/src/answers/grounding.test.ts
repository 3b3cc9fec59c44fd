import { isGrounded } from './grounding';

const LATE = [
  '遅れたときの料金',
  '遅れは、返した日までの日数 × 1日の料金。1日の料金がなければ 1週間の料金を7でわって切り上げます。',
].join('\n');

const EXTEND = [
  'Extend a booking',
  'Open the booking under /bookings and press “Extend”. You can extend up to 3 times, until the day before the next booking. It costs 500 yen.',
].join('\n');

describe('a sentence of a model', () => {
  it.each([
    ['遅れた日数 × 1日の料金です。1日の料金がないときは、1週間の料金を7でわり、切り上げます。', LATE],
    ['１日の料金がなければ、１週間の料金を７でわります。', LATE],
    ['一日の料金がなければ、一週間の料金を7でわります。', LATE],
    ['Open the booking and press “Extend”.', EXTEND],
    ['You can extend a booking up to three times, until the day before the next booking.', EXTEND],
    ['Extending costs 500 yen; you find the booking under /bookings.', EXTEND],
    ['You can extend until the day before the next booking, for ¥500.', EXTEND],
  ])('is shown where it stands on its passage: %s', (sentence, passage) => {
    expect(isGrounded(sentence, passage)).toBe(true);
  });

  it.each([
    ['another number', '遅れた日数 × 2日の料金です。', LATE],
    ['a number in kanji', '遅れは、返した日までの日数に三日の料金です。', LATE],
    ['a number as a word', 'You can extend up to five times, until the day before the next booking.', EXTEND],
    ['a full-width number', 'You can extend up to ９ times, until the day before the next booking.', EXTEND],
    [
      'a number with another unit',
      'Extending costs 500 percent; the booking is extended until the next booking.',
      EXTEND,
    ],
    [
      'the days of another unit',
      'You can extend up to 3 days, until the day before the next booking.',
      EXTEND,
    ],
    ['a price', 'You can extend until the day before the next booking, it costs ¥800.', EXTEND],
    ['a promise about money', 'Extending until the day before the next booking is free.', EXTEND],
    ['無料', '遅れても、返した日までの日数の料金は無料です。', LATE],
    ['a path', 'Open the booking under /bookings/late and press “Extend”.', EXTEND],
    ['a site', 'Open the booking at evil.example and press “Extend”.', EXTEND],
    ['an address of a site', 'Open the booking at https://k.example/x and press “Extend”.', EXTEND],
    ['an email address', 'Open the booking or write to help@k.example to extend it.', EXTEND],
    [
      'a label in quotation marks',
      'Open the booking and press “Prolong” to extend until the next booking.',
      EXTEND,
    ],
    ['a label in brackets', '遅れたら「延滞する」を押すと、日数 × 1日の料金です。', LATE],
    ['steps through menus', 'Open the booking > Extend, until the day before the next booking.', EXTEND],
    ['a link', 'Open the booking and press [Extend](/bookings).', EXTEND],
    ['markup', 'Open the booking and press <b>Extend</b>.', EXTEND],
    ['something else', 'Call the police and tell them about your neighbor.', EXTEND],
    ['something else in Japanese', '電話でお店にきいてください。', LATE],
    ['nothing', '', EXTEND],
    [
      'more than 400 characters',
      `Open the booking and press “Extend”. ${'Open the booking. '.repeat(30)}`,
      EXTEND,
    ],
  ])('is dropped for %s', (_fault, sentence, passage) => {
    expect(isGrounded(sentence, passage)).toBe(false);
  });
});

import fc from 'fast-check';
import { hasUnseenCharacters } from '../src/plain-name';

const JOINER = fc.constantFrom('\u200c', '\u200d');

/** Letters of one script each, some with a mark behind them. */
const SCRIPTS = [
  'بیهرمُخّ',
  'ܐܒܓܕ',
  'ߊߋߌ',
  'ᠠᠡᠢ',
  'कखर्क्षि',
  'কর্ষি',
  'ਕਖਗ',
  'કખર્',
  'କଖର୍',
  'கங்சி',
  'కఖగ్',
  'ಕರ್ಯಿ',
  'കന്മ',
  'කරශ්',
  'ကခင',
  'កខគ',
];

/** Letters, each with the marks that follow it. */
const clusters = SCRIPTS.map((letters) => letters.match(/\p{L}\p{M}*/gu)!);

const word = fc
  .constantFrom(...clusters)
  .chain((letters) => fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 5 }))
  .map((letters) => letters.join(''));

/** Words of one script with a joiner between each two. */
const joined = fc
  .constantFrom(...clusters)
  .chain((letters) => fc.array(fc.tuple(fc.constantFrom(...letters), JOINER), { minLength: 1, maxLength: 8 }))
  .map((parts) => parts.map(([letter, joiner], at) => (at === 0 ? letter : joiner + letter)).join(''));

describe('a joiner of no width', () => {
  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Persian, vocalized', 'مِی\u200cخواهَم'],
    ['Persian, behind a letter that joins to the right alone', 'دختر\u200cها'],
    ['Hindi', 'क्\u200dष'],
    ['Hindi, without a ligature', 'क्\u200cष'],
    ['Nepali', 'गर्\u200dयो'],
    ['Bengali, before the virama', 'র\u200d্যাব'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Malayalam, at the end of a word', 'അവന്\u200d വന്നു'],
    ['Hindi, at the end', 'क्\u200d'],
    ['Hindi, before a stop', 'क्\u200d.'],
    ['emoji', '👩\u200d🔬 👨\u200d👩\u200d👧'],
  ])('may stand in %s', (_what, name) => expect(hasUnseenCharacters(name)).toBe(false));

  it.each([
    ['between Latin letters', 'a\u200db', 'a\u200cb'],
    ['between kana', 'カ\u200dメ', 'カ\u200cメ'],
    ['between letters of two scripts', 'ک\u200cक', 'a\u200cک'],
    ['between letters of two Indic scripts', 'क्\u200dক', 'क\u200cಕ'],
    ['twice', 'می\u200c\u200cخواهم', 'क्\u200d\u200cष'],
    ['twice at the end', 'क्\u200d\u200d', 'क्\u200c\u200c'],
    ['at the start', '\u200cمی', '\u200dक'],
    ['at the end', 'می\u200c', 'क\u200d'],
    ['beside a blank', 'می\u200c خ', 'क\u200d ष'],
    ['beside a digit', '۱\u200c۲', '१\u200d२'],
    ['between marks', 'مُ\u200c\u064fم', 'कि\u200d\u094dष'],
    ['behind a virama, before a letter of another script', 'क्\u200da', 'क्\u200dカ'],
    ['alone', '\u200c', '\u200d'],
    ['between emoji, without joining them', '👩\u200c🔬', '👩\u200d\u200d🔬'],
  ])('may not stand %s', (_what, ...names) =>
    expect(names.map(hasUnseenCharacters)).toEqual(names.map(() => true)),
  );

  it('may stand between letters of one cursive or Indic script', () => {
    fc.assert(fc.property(joined, (name) => !hasUnseenCharacters(name)));
  });

  it('may not stand beside anything else', () => {
    const other = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .filter((sign) =>
        /[^\p{L}\p{M}\p{Extended_Pictographic}]|[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}]/u.test(
          sign,
        ),
      );
    fc.assert(
      fc.property(word, JOINER, other, (text, joiner, sign) =>
        hasUnseenCharacters(`${text}${sign}${joiner}${text}`),
      ),
    );
    fc.assert(
      fc.property(word, JOINER, (text, joiner) => hasUnseenCharacters(`${text}${joiner}${joiner}${text}`)),
    );
    fc.assert(fc.property(word, JOINER, (text, joiner) => hasUnseenCharacters(`${joiner}${text}`)));
  });

  it('hides no pile of marks: a letter stands beside it', () => {
    fc.assert(
      fc.property(fc.constantFrom('\u064f', '\u094d', '\u0301'), JOINER, (mark, joiner) =>
        hasUnseenCharacters(`क${mark.repeat(16)}${joiner}${mark.repeat(16)}`),
      ),
    );
  });
});

import { runsOf } from './terms';

describe('the terms of a text', () => {
  it('are pairs of neighbours where a script has no spaces, and the last character alone', () => {
    expect(runsOf('予約表')).toEqual([{ kind: 'unspaced', terms: ['予約', '約表', '表'] }]);
    expect(runsOf('机')).toEqual([{ kind: 'unspaced', terms: ['机'] }]);
  });

  it('are whole words and numbers elsewhere', () => {
    expect(runsOf('epson eb 2250')).toEqual([
      { kind: 'word', terms: ['epson'] },
      { kind: 'word', terms: ['eb'] },
      { kind: 'word', terms: ['2250'] },
    ]);
  });

  it('change where the script changes', () => {
    expect(runsOf('a4版の用紙pro')).toEqual([
      { kind: 'word', terms: ['a4'] },
      { kind: 'unspaced', terms: ['版の', 'の用', '用紙', '紙'] },
      { kind: 'word', terms: ['pro'] },
    ]);
  });

  it('count a character outside the basic plane as one', () => {
    expect(runsOf('𠮷野')).toEqual([{ kind: 'unspaced', terms: ['𠮷野', '野'] }]);
  });

  it.each(['', ' 　', '、。!?', '🎸', '-'])('of %j are none', (text) => expect(runsOf(text)).toEqual([]));

  it('hold 40 characters of a word, and what is longer is cut', () => {
    const terms = (word: string) => runsOf(word).flatMap((run) => run.terms);
    expect(terms('x'.repeat(39))).toEqual(['x'.repeat(39)]);
    expect(terms('x'.repeat(40))).toEqual(['x'.repeat(40)]);
    expect(terms('x'.repeat(41))).toEqual(['x'.repeat(40)]);
    expect(terms('𝔵'.repeat(41))).toEqual(['𝔵'.repeat(40)]);
  });
});

import { fold } from './fold';

describe('folding a text', () => {
  it.each([
    ['ｻﾄｳ　ＴＡＲＯ', 'さとう taro'],
    ['ァヶヽヾヴ', 'ぁゖゝゞゔ'],
    ['  山田 \t\n 花子  ', '山田 花子'],
    ['Ｍａｒｉｅ', 'marie'],
    ['', ''],
  ])('makes %j of one spelling', (text, folded) => expect(fold(text)).toBe(folded));
});

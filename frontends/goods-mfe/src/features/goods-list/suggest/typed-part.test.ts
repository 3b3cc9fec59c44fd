import { typedPart } from './typed-part';

test.each([
  ['ミラーレス一眼カメラ', 'かめr', ['ミラーレス一眼', 'カメ', 'ラ']],
  ['ビデオカメラ 4K', 'ｶﾒﾗ', ['ビデオ', 'カメラ', ' 4K']],
  ['EPSON EB-2250', 'epson', ['', 'EPSON', ' EB-2250']],
  ['ガイドブック', 'か', ['ガイドブック', '', '']],
  ['Crème', 'creme', ['', 'Crème', '']],
  ['三脚 大', '脚 三', ['三', '脚', ' 大']],
  ['三脚', '', ['三脚', '', '']],
  ['三脚', '机', ['三脚', '', '']],
])('of %s the typed %s is marked', (text, typed, parts) => expect(typedPart(text, typed)).toEqual(parts));

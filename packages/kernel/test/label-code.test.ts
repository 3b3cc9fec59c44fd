import { labelCodeIn } from '../src';

test.each([
  'ABCDEFGHJKL2',
  ' abcdefghjkl2 ',
  'ＡＢＣＤＥＦＧＨＪＫＬ２',
  'https://lend.example/q/ABCDEFGHJKL2',
  'http://localhost:3000/q/abcdefghjkl2/?x=1#y',
])('%p holds the code of a label', (read) => expect(labelCodeIn(read)).toBe('ABCDEFGHJKL2'));

test.each([
  '',
  'ABCDEFGHJKL',
  'ABCDEFGHJKL23',
  'ABCDEFGHJKL0',
  'ABCDEFGHJKLI',
  'https://lend.example/goods/ABCDEFGHJKL2',
  'https://lend.example/q/ABCDEFGHJKL2/edit',
  'javascript:/q/ABCDEFGHJKL2',
])('%p holds none', (read) => expect(labelCodeIn(read)).toBeUndefined());

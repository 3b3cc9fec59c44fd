import { withCheckDigit } from '@kashikari/kernel/codes/check-digit';
import fc from 'fast-check';
import { splitGlued } from './split-glued';

const HERE = 'https://lend.example';
const split = (text: string, ...known: string[]) => splitGlued(text, HERE, (code) => known.includes(code));

test('two codes without a pause are parted where exactly one split gives known ones', () => {
  expect(split('CAM-001CAM-002', 'CAM-001', 'CAM-002')).toEqual(['CAM-001', 'CAM-002']);
  expect(split(`${HERE}/q/ABCDEFGHJKL2${HERE}/q/ABCDEFGHJKL3`)).toEqual([
    `${HERE}/q/ABCDEFGHJKL2`,
    `${HERE}/q/ABCDEFGHJKL3`,
  ]);
  expect(split('97848156304474901234567894')).toEqual(['9784815630447', '4901234567894']);
});

test('what two splits fit, none fits, or is known as a whole is shown whole', () => {
  expect(split('AAAABBBBCCCC', 'AAAA', 'BBBBCCCC', 'AAAABBBB', 'CCCC')).toEqual(['AAAABBBBCCCC']);
  expect(split('CAM-001CAM-002', 'CAM-001')).toEqual(['CAM-001CAM-002']);
  expect(split('CAM-001CAM-002', 'CAM-001', 'CAM-002', 'CAM-001CAM-002')).toEqual(['CAM-001CAM-002']);
  expect(split(`${HERE}/q/ABCDEFGHJKL2https://evil.example/q/ABCDEFGHJKL3`)).toHaveLength(1);
});

test('the parts are the text, and each of several is a code', () => {
  const number = fc.stringMatching(/^\d{12}$/).map(withCheckDigit);
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 4 }), (numbers) => {
      const text = numbers.join('');
      const parts = split(text);
      expect(parts.join('')).toBe(text);
      if (parts.length > 1) expect(parts.length).toBeLessThanOrEqual(text.length / 8);
    }),
  );
});

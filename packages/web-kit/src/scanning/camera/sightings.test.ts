import { withCheckDigit } from '@kashikari/kernel/codes/check-digit';
import fc from 'fast-check';
import { OUT_OF_SIGHT_MS, sightings } from './sightings';

type Barcode = readonly [format: string, text: string, offCentre?: number];

/** Codes that count, of frames 100 ms apart with some barcodes each. */
function counted(...frames: readonly (readonly Barcode[])[]): string[] {
  const codeOf = sightings();
  return frames.flatMap(
    (frame, index) =>
      codeOf(
        frame.map(([format, text, offCentre = 0]) => ({ format, text, offCentre })),
        index * 100,
      ) ?? [],
  );
}
const nothing = (frames: number): Barcode[][] => Array.from({ length: frames }, () => []);

test('codes count in their normal form', () => {
  expect(
    counted(
      [['EAN-13', '0036000291452']],
      [['Code128', 'ＣＡＭ-001']],
      [['QRCode', 'https://lend.example/q/7']],
    ),
  ).toEqual(['0036000291452', 'CAM-001', 'https://lend.example/q/7']);
});

test('formats without a check digit need two equal reads', () => {
  expect(counted([['Codabar', 'A12345B']], [['Codabar', 'A12346B']], [['Codabar', 'A12346B']])).toEqual([
    '12346',
  ]);
  expect(counted([['Code39', '*CAM-1*']], ...nothing(20), [['Code39', 'CAM-1']])).toEqual([]);
});

test('ITF counts with 14 good digits only', () => {
  expect(counted([['ITF', '1001']], [['ITF', '100123456789']], [['ITF', '10012345678901']])).toEqual([]);
  expect(counted([['ITF', '10012345678902']])).toEqual(['10012345678902']);
});

test('a code counts again after two seconds out of sight, and not before', () => {
  const code: Barcode[] = [['QRCode', 'CAM-001']];
  const away = OUT_OF_SIGHT_MS / 100;
  expect(counted(code, code, ...nothing(away - 2), code)).toEqual(['CAM-001']);
  expect(counted(code, code, ...nothing(away), code)).toEqual(['CAM-001', 'CAM-001']);
});

test('of several codes the one in the middle counts', () => {
  const frame: Barcode[] = [
    ['QRCode', 'LEFT', 0.3],
    ['QRCode', 'MIDDLE', 0.1],
  ];
  expect(counted(frame, frame, [['QRCode', 'LEFT', 0]])).toEqual(['MIDDLE', 'LEFT']);
});

/** A subject and a price. */
const LOWER = withCheckDigit('192079301400');

test('the lower barcode of a book counts only without the upper one', () => {
  const [upper, lower]: Barcode[] = [
    ['EAN-13', '9784815630447', 0.2],
    ['EAN-13', LOWER, 0.1],
  ] as const;
  expect(counted([lower!], [upper!, lower!], [lower!], [lower!])).toEqual(['9784815630447']);
  expect(counted([lower!], [lower!])).toEqual([LOWER]);
});

test('no number with one wrong digit counts', () => {
  const wrong = fc
    .tuple(fc.stringMatching(/^\d{12}$/).map(withCheckDigit), fc.nat(12), fc.integer({ min: 1, max: 9 }))
    .map(([digits, at, by]) => digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1));
  fc.assert(
    fc.property(wrong, (digits) => {
      expect(counted([['EAN-13', digits]], [['EAN-13', digits]])).toEqual([]);
    }),
  );
});

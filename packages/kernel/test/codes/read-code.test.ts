import fc from 'fast-check';
import { runs } from '../../../platform/src/testing/budget';
import { MAX_CODE_LENGTH, readCode } from '../../src';

const UPC_E_EXPANDED = '0012345000065';
const GS = '\u001d';
const PRINTED = '(01)09784815630447(17)271231(10)AB-1';
const textOf = (text: string, format?: string) => readCode({ text, format })?.text;

describe('a retail code or ITF', () => {
  test.each([
    ['EAN-13', '4901234567894', '4901234567894', '04901234567894'],
    ['EAN-8', '96385074', '96385074', '00000096385074'],
    ['UPC-E', '01234565', UPC_E_EXPANDED, `0${UPC_E_EXPANDED}`],
    ['UPC-E', UPC_E_EXPANDED, UPC_E_EXPANDED, `0${UPC_E_EXPANDED}`],
    ['UPC-A', '036000291452', '0036000291452', '00036000291452'],
    ['EAN-13', '0036000291452', '0036000291452', '00036000291452'],
    ['ITF', '10012345678902', '10012345678902', '10012345678902'],
  ])('of format %s, %s, is %s and has its GTIN', (format, text, normal, gtin) =>
    expect(readCode({ text, format })).toEqual({ text: normal, format, gtin }),
  );

  test.each([
    ['EAN-13', '4901234567895'],
    ['EAN-13', '490123456789'],
    ['EAN-13', '1920055018006'],
    ['EAN-8', '96385075'],
    ['EAN-8', '4901234567894'],
    ['UPC-E', '01234566'],
    ['UPC-E', '21234565'],
    ['UPC-A', '036000291453'],
    ['ITF', '10012345678903'],
    ['ITF', '123456'],
    ['ITF', '4901234567894'],
    ['ITF', '1001234567890X'],
  ])('of format %s with other digits, %s, is dropped', (format, text) =>
    expect(readCode({ text, format })).toBeUndefined(),
  );

  test.each(['491234567890412345', '4912345678904 05', '491234567890405'])(
    'of a magazine, %s, is known without its issue',
    (text) => expect(textOf(text, 'EAN-13')).toBe('4912345678904'),
  );

  test('that is the lower barcode of a book has no GTIN, as books of one price share it', () =>
    expect(readCode({ text: '1920055018005', format: 'EAN-13' })).toEqual({
      text: '1920055018005',
      format: 'EAN-13',
    }));
});

describe('a Codabar code', () => {
  test.each(['A12345B', 'a12345b', 'D12345D', '12345'])('%s is 12345', (text) =>
    expect(readCode({ text, format: 'Codabar' })).toEqual({ text: '12345', format: 'Codabar' }),
  );

  test.each([
    ['weight2', 'A12-345-6782A', '12-345-6782'],
    ['weight2', 'A12-345-6783A', undefined],
    ['weight3', 'A123456784A', '123456784'],
    ['weight3', 'A123456782A', undefined],
    ['weight2', 'A-A', undefined],
    [undefined, 'A12-345-6783A', '12-345-6783'],
  ] as const)('with a check digit by %s: %s is %s', (codabarCheck, text, read) =>
    expect(readCode({ text, format: 'Codabar' }, { codabarCheck })?.text).toBe(read),
  );
});

describe('a Code 39, 93 or 128', () => {
  test.each(['Code39', 'Code93', 'Code128'])('of format %s has no asterisks at its ends', (format) => {
    expect(textOf('*CAM-001*', format)).toBe('CAM-001');
    expect(textOf('CAM*001*', format)).toBe('CAM*001*');
    expect(textOf('**', format)).toBeUndefined();
  });

  test('of digits is no GTIN: a lender numbers goods as they like', () =>
    expect(readCode({ text: '4901234567894', format: 'Code128' })).toEqual({
      text: '4901234567894',
      format: 'Code128',
    }));
});

describe('a code with GS1 element strings', () => {
  test.each(['Code128', 'QRCode', 'DataMatrix', 'Aztec'])('of format %s gives its GTIN', (format) => {
    const read = { text: PRINTED, format, gtin: '09784815630447', isbn: '9784815630447' };
    expect(readCode({ text: PRINTED, format })).toEqual(read);
    expect(readCode({ text: `${GS}01097848156304471727123110AB-1`, format })).toEqual(read);
  });

  test.each([']C1', ']Q3', ']d2', ']z1', ']e0'])('has the prefix %s', (prefix) =>
    expect(readCode({ text: `${prefix}01097848156304471727123110AB-1` })).toMatchObject({
      text: PRINTED,
      gtin: '09784815630447',
    }),
  );

  test.each([
    [`]C110AB${GS}0109784815630447`, '(10)AB(01)09784815630447'],
    [`]C1240AB${GS}310300125042012345${GS}21X`, '(240)AB(3103)001250(420)12345(21)X'],
    [`]C1800512345${GS}${GS}7112${GS}4142012345678901`, '(8005)12345(711)2(414)2012345678901'],
    [']C1001234567890123456780109784815630447', '(00)123456789012345678(01)09784815630447'],
    [']C1414201234567890110AB', '(414)2012345678901(10)AB'],
    [']C1041234567890123456202101', '041234567890123456202101'],
    [']C10412345678901234562021', '(04)1234567890123456(20)21'],
    [']C1010978481563044', '010978481563044'],
    [']C1AB12', 'AB12'],
    [']C10109784815630447(10)A', '0109784815630447(10)A'],
  ])('%j is %s', (text, printed) => expect(textOf(text)).toBe(printed));

  test('with a wrong check digit has no GTIN, and keeps its text', () =>
    expect(readCode({ text: '(01)09784815630448', format: 'Code128' })).toEqual({
      text: '(01)09784815630448',
      format: 'Code128',
    }));

  test.each(['x(01)09784815630447', '(01)0978481563044', '(10)AB', '(1)09784815630447'])(
    'is not %s',
    (text) => expect(readCode({ text, format: 'QRCode' })?.gtin).toBeUndefined(),
  );
});

describe('a text', () => {
  test.each([
    [']E04901234567894', '4901234567894', 'EAN-13'],
    [']E001234565', UPC_E_EXPANDED, 'EAN-13'],
    [']E3491234567890412345', '4912345678904', 'EAN-13'],
    [']E496385074', '96385074', 'EAN-8'],
    [']I110012345678902', '10012345678902', 'ITF'],
    [']F0A12345B', '12345', 'Codabar'],
    [']A0*CAM-001*', 'CAM-001', 'Code39'],
    [']G0CAM-001', 'CAM-001', 'Code93'],
    [']C0CAM-001', 'CAM-001', 'Code128'],
    [']Q1https://lend.example/q/7', 'https://lend.example/q/7', 'QRCode'],
    [']d1CAM-001', 'CAM-001', 'DataMatrix'],
    [']z0CAM-001', 'CAM-001', 'Aztec'],
  ])('with an AIM prefix, %s, is %s of format %s', (text, normal, format) =>
    expect(readCode({ text })).toMatchObject({ text: normal, format }),
  );

  test('with an AIM prefix of a format that is not read here is only the text', () =>
    expect(readCode({ text: ']L0CAM-001' })).toEqual({ text: 'CAM-001' }));

  test('has the format that the reader names, whatever its prefix says', () =>
    expect(readCode({ text: ']C0A12345B', format: 'Codabar' })).toEqual({
      text: '12345',
      format: 'Codabar',
    }));

  test.each([']I11234', ']E04901234567895', ']E4123', ']C1', ']Q1 ', '', ' \r\n', '\u0000'])(
    '%j is dropped',
    (text) => expect(readCode({ text })).toBeUndefined(),
  );

  test.each([
    [' CAM-001\r\n', 'CAM-001'],
    ['CAM\u0000-00\u001f1', 'CAM-001'],
    ['ＣＡＭ－００１', 'CAM-001'],
    ['ｶﾒﾗ-1', 'カメラ-1'],
    [`CAM${GS}001`, 'CAM001'],
    [`e${GS}\u0301`, 'é'],
  ])('%j is %s', (text, normal) => expect(readCode({ text })).toEqual({ text: normal }));

  test('of 512 characters is read, and none longer', () => {
    expect(textOf('x'.repeat(MAX_CODE_LENGTH))).toHaveLength(512);
    expect(readCode({ text: 'x'.repeat(MAX_CODE_LENGTH + 1) })).toBeUndefined();
    expect(readCode({ text: '\ufdfa'.repeat(MAX_CODE_LENGTH) })).toBeUndefined();
  });

  test.each([
    ['EAN13', '4901234567894', 'EAN-13'],
    ['EAN_8', '96385074', 'EAN-8'],
    ['UPCA', '036000291452', 'UPC-A'],
    ['UPCE', '01234565', 'UPC-E'],
    ['ITF14', '10012345678902', 'ITF'],
    ['Code 39 Extended', 'x', 'Code39'],
    ['AztecCode', 'x', 'Aztec'],
    ['PDF417', 'x', undefined],
  ])('of a reader that says %s, %s, has format %s', (format, text, name) =>
    expect(readCode({ text, format })?.format).toBe(name),
  );
});

describe('the ISBN of a code', () => {
  test.each([
    ['EAN-13', '9784815630447'],
    ['Code128', '978-4-8156-3044-7'],
    [undefined, '9784815630447'],
    ['ITF', '09784815630447'],
  ])('of format %s is found in %s', (format, text) =>
    expect(readCode({ text, format })?.isbn).toBe('9784815630447'),
  );

  test('is not that of a carton of books', () =>
    expect(readCode({ text: '19784815630444', format: 'ITF' })).toEqual({
      text: '19784815630444',
      format: 'ITF',
      gtin: '19784815630444',
    }));

  test('is read by the options', () => {
    expect(readCode({ text: '4815630445' })?.isbn).toBeUndefined();
    expect(readCode({ text: '4815630445' }, { typed: true })?.isbn).toBe('9784815630447');
    expect(readCode({ text: '9791186178140' }, { with979: true })?.isbn).toBe('9791186178140');
  });
});

test('reading what was read changes nothing', () => {
  const format = fc.constantFrom(
    ...[undefined, 'EAN-8', 'EAN-13', 'UPC-E', 'ITF', 'Codabar', 'Code39', 'Code128', 'QRCode', 'Aztec'],
  );
  const piece = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 }),
    fc.constantFrom(
      GS,
      ' ',
      '*',
      'A',
      'b',
      '(01)',
      '01',
      '10',
      ']E0',
      ']C1',
      ']F0',
      ']A0',
      '\u0301',
      'Ａ',
      '\r',
    ),
    fc.constantFrom('4901234567894', '96385074', '01234565', '09784815630447', '4815630445'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, format, fc.boolean(), (scanned, name, typed) => {
      const first = readCode({ text: scanned, format: name }, { typed });
      if (first) expect(readCode(first, { typed })).toEqual(first);
    }),
    { numRuns: runs(500, 100_000) },
  );
});

import { builtInFormat, shown } from '../src/sheets/number-format';

describe('a number in a workbook', () => {
  it.each<[number, string, string]>([
    [123, '0000000', '0000123'],
    [12345678, '0000000', '12345678'],
    [-7, '000', '-007'],
    [7, 'General', '7'],
    [7, '@', '7'],
    [0.5, 'General', '0.5'],
    [1234567, '#,##0', '1,234,567'],
    [12, '#,##0', '12'],
    [0, '#,##0', '0'],
    [1234.5, '#,##0.00', '1,234.50'],
    [2.5, '0.##', '2.5'],
    [3, '0.##', '3'],
    [1.005, '0', '1'],
    [0.25, '0%', '25%'],
    [1234567, '000-0000', '123-4567'],
    [9012345678, '000-0000-0000', '090-1234-5678'],
    [42, '"No. "000', 'No. 042'],
    [42, '\\A000', 'A042'],
    [1500, '[$¥-411]#,##0', '1,500'],
    [-5, '0;"△"0', '△5'],
    [0, '0;-0;"none"', 'none'],
    [0, '000;-000', '000'],
    [45, '_(0_)', '45'],
    [0.5, '# ?/?', '0.5'],
    [12000, '0.0E+00', '12000'],
    [1e20, '0', '100000000000000000000'],
    [46351, 'yyyy/m/d', '2026-11-25'],
    [46351.75, 'yyyy"年"m"月"d"日" h:mm', '2026-11-25 18:00'],
    [0.75, 'h:mm:ss', '18:00:00'],
    [1, 'yyyy-mm-dd', '1900-01-01'],
    [-1, 'yyyy-mm-dd', '-1'],
    [1e12, 'yyyy-mm-dd', '1000000000000'],
  ])('%d with the format %j is shown as %j', (value, format, text) => {
    expect(shown(value, format)).toBe(text);
  });

  it('has dates of old Macs, and built-in formats', () => {
    expect(shown(44889, 'yyyy-mm-dd', true)).toBe('2026-11-25');
    expect(shown(46351, builtInFormat(14))).toBe('2026-11-25');
    expect(shown(1234, builtInFormat(3))).toBe('1,234');
    expect(shown(7, builtInFormat(0))).toBe('7');
  });

  it('is shown at once by a format of any length', () => {
    for (const piece of ['0', '#,', '"', ';', '[', '\\', '_', '0.']) {
      const before = performance.now();
      shown(123, piece.repeat(1_000_000));
      expect(performance.now() - before).toBeLessThan(500);
    }
  });
});

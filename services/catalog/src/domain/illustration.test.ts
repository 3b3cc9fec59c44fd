import { checkIllustration, TILES } from './illustration';

const bytes = (text: string) => new TextEncoder().encode(text);
const LARGEST = 256 * 1024;

describe('a drawing of ours', () => {
  test('is an SVG on one of our tiles, each of a light colour of its own', () => {
    const svg = bytes('<svg/>');
    expect(checkIllustration(svg, 'kaki')).toEqual({ ok: true, value: { svg, tile: 'kaki' } });
    const colours = Object.values(TILES);
    expect(new Set(colours).size).toBe(colours.length);
    for (const colour of colours) expect(colour).toMatch(/^#[d-f][0-9a-f][d-f][0-9a-f][d-f][0-9a-f]$/);
  });

  test.each(['', 'toString', 'KAKI'])('stands on no tile %j', (tile) => {
    expect(checkIllustration(bytes('<svg/>'), tile)).toMatchObject({
      ok: false,
      refusal: { code: 'validation.choice', field: 'tile', params: { allowed: Object.keys(TILES) } },
    });
  });

  test('is at most 256 KiB large', () => {
    const large = (length: number) => bytes('<svg'.padEnd(length));
    expect(checkIllustration(large(LARGEST), 'kaki').ok).toBe(true);
    expect(checkIllustration(large(LARGEST + 1), 'kaki')).toMatchObject({
      refusal: { code: 'image.size', field: 'svg', params: { max: LARGEST } },
    });
  });

  test.each(['', '<sv', 'svg>', '<html', ' <svg'])('does not begin with %j', (text) => {
    expect(checkIllustration(bytes(text), 'kaki')).toMatchObject({
      refusal: { code: 'image.type', field: 'svg' },
    });
  });
});

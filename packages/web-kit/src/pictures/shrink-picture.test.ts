import fc from 'fast-check';
import sharp from 'sharp';
import { drawPictures, pngFile } from '../../test/pictures';
import { checkPicture } from './check-picture';
import { kindOf } from './picture-kind';
import { sizeOf } from './picture-size';
import { fitting, shrinkPicture } from './shrink-picture';

// The decoder and the canvas are those of test/pictures.ts, as jsdom has none; the journey `photos` has the real ones.

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#6ebacaee' } });

const MADE = {
  jpeg: (width: number, height: number) =>
    drawing(width, height)
      .flatten()
      .withExif({ IFD0: { Software: 'x'.repeat(60_000) } })
      .jpeg()
      .toBuffer(),
  progressive: (width: number, height: number) =>
    drawing(width, height).flatten().jpeg({ progressive: true }).toBuffer(),
  png: (width: number, height: number) => drawing(width, height).png().toBuffer(),
  webp: (width: number, height: number) => drawing(width, height).webp().toBuffer(),
  lossless: (width: number, height: number) => drawing(width, height).webp({ lossless: true }).toBuffer(),
  opaque: (width: number, height: number) => drawing(width, height).flatten().webp().toBuffer(),
  avif: (width: number, height: number) => drawing(width, height).avif({ effort: 0 }).toBuffer(),
} as const;

const KINDS = { progressive: 'jpeg', lossless: 'webp', opaque: 'webp' } as const;

test.each(Object.keys(MADE) as (keyof typeof MADE)[])(
  'the size of a %s is read from its header',
  async (name) => {
    const kind = name in KINDS ? KINDS[name as keyof typeof KINDS] : name;
    const file = new Blob([new Uint8Array(await MADE[name](321, 123))]);
    expect(await checkPicture(file)).toBe(kind);
    expect(await sizeOf(file, kind as 'jpeg')).toEqual({ width: 321, height: 123 });
  },
);

test('whatever a file begins with, it is called by one of the known kinds, and its size is read or refused', async () => {
  const begins = fc.constantFrom(
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'RIFF0000WEBPVP8X',
    '\0\0\0\x18ftypavif',
    '',
  );
  await fc.assert(
    fc.asyncProperty(begins, fc.uint8Array({ maxLength: 80 }), async (begin, rest) => {
      const bytes = new Uint8Array([...Buffer.from(begin, 'latin1'), ...rest]);
      expect(typeof kindOf(bytes)).toBe('string');
      await checkPicture(new Blob([bytes])).catch((fault: Error) => expect(fault.name).toBe('PictureFault'));
    }),
  );
});

test.each([
  ['text', '写真のつもり'],
  ['pdf', '%PDF-1.7'],
  ['gif', 'GIF89a\0\0'],
  ['movie', '\0\0\0\x14ftypmp42\0\0\0\0isom'],
  ['other', '\0\x01\x02'],
  ['broken', '\x89PNG\r\n\x1a\n'],
])('a file that is called .jpg and is %s is refused as that', async (kind, content) => {
  const bytes = kind === 'text' ? Buffer.from(content) : Buffer.from(content, 'latin1');
  await expect(shrinkPicture(new File([bytes], 'a.jpg', { type: 'image/jpeg' }))).rejects.toMatchObject({
    kind,
  });
});

test('a picture beyond 64 megapixels or 60 MB is refused before it is decoded', async () => {
  const drawn = drawPictures();
  await expect(shrinkPicture(pngFile('a.png', 8_001, 8_000))).rejects.toMatchObject({
    kind: 'pixels',
    size: 65,
  });
  const large = new File([pngFile('a.png'), new Uint8Array(60_000_001)], 'a.png');
  await expect(shrinkPicture(large)).rejects.toMatchObject({ kind: 'large', size: 61 });
  await expect(checkPicture(pngFile('a.png', 8_000, 8_000))).resolves.toBe('png');
  expect(drawn).toEqual([]);
});

test('a HEIC that the browser does not decode is told from a broken picture', async () => {
  drawPictures({ picture: { width: 0, height: 0 } });
  const meta = [0, 0, 0, 64, ...Buffer.from('meta'), 0, 0, 0, 0];
  const sizes = [0, 0, 0, 52, ...Buffer.from('iprp'), 0, 0, 0, 44, ...Buffer.from('ipco')];
  const size = (side: number) => [
    0,
    0,
    0,
    20,
    ...Buffer.from('ispe'),
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    side,
    0,
    0,
    0,
    side,
  ];
  const brand = [0, 0, 0, 16, ...Buffer.from('ftypheic'), 0, 0, 0, 0];
  const heic = new File(
    [new Uint8Array([...brand, ...meta, ...sizes, ...size(9), ...size(99).slice(0, 16)])],
    'a',
  );
  await expect(shrinkPicture(heic)).rejects.toMatchObject({ kind: 'heic' });
  await expect(shrinkPicture(pngFile('a.png'))).rejects.toMatchObject({ kind: 'broken' });
});

test('the sides shrink in proportion to 2,048 pixels at most, and never grow', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fit = fitting({ width, height }, 2048);
      expect(Math.max(fit.width, fit.height)).toBe(Math.min(2048, Math.max(width, height)));
      expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1);
      expect(Math.abs(fit.width - (width * fit.height) / height)).toBeLessThanOrEqual(width / height + 1);
    }),
  );
});

const jpegFile = async () => new File([new Uint8Array(await MADE.jpeg(8, 8))], 'a.jpg');

test('a large photo becomes smaller in steps of a half, then in quality, then in size', async () => {
  const tried: [number, number?][] = [];
  const drawn = drawPictures({
    picture: { width: 8_000, height: 6_000 },
    bytes: (_type, quality, { width }) => {
      tried.push([width, quality]);
      return width < 2048 && quality! < 0.8 ? 1_999_999 : 2_000_001;
    },
  });
  const made = await shrinkPicture(await jpegFile());
  expect(made).toMatchObject({ type: 'image/jpeg', size: 1_999_999 });
  expect(drawn.slice(0, 2)).toEqual([
    { width: 4_000, height: 3_000 },
    { width: 2_048, height: 1_536 },
  ]);
  expect(tried).toEqual([
    [2048, 0.86],
    [2048, 0.76],
    [2048, 0.66],
    [1638, 0.86],
    [1638, 0.76],
  ]);
});

test('a small drawing stays a PNG; a large one becomes a JPEG, or a WebP where it is transparent', async () => {
  drawPictures();
  expect((await shrinkPicture(pngFile('a.png'))).type).toBe('image/png');
  const bytes = (type: string) => (type === 'image/png' ? 3_000_000 : 9);
  drawPictures({ bytes });
  expect((await shrinkPicture(pngFile('a.png'))).type).toBe('image/jpeg');
  drawPictures({ bytes, isClear: true });
  expect((await shrinkPicture(pngFile('a.png'))).type).toBe('image/webp');
});

test('a browser that writes no WebP makes a smaller PNG', async () => {
  const picture = { width: 2_000, height: 2_000 };
  const bytes = (_type: string, _quality: number | undefined, { width }: HTMLCanvasElement) => width * width;
  drawPictures({ picture, bytes, isClear: true, unwritten: ['image/webp'] });
  expect(await shrinkPicture(pngFile('a.png'))).toMatchObject({ type: 'image/png', size: 1_311 ** 2 });
});

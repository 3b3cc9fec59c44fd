import { readFileSync } from 'node:fs';
import { SCAN_FORMATS } from '@kashikari/kernel';
import { sightings } from '../../packages/web-kit/src/scanning/camera/sightings';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { BARCODES, BOOK, shotOf, type Shot } from '../journeys/barcodes';

beforeAll(() => {
  const wasmBinary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer as ArrayBuffer } });
});

/** Codes that count while a label is held before the camera for three frames. */
async function counted({ grey, width, height }: Shot): Promise<string[]> {
  const data = new Uint8ClampedArray(grey.length * 4).fill(255);
  grey.forEach((brightness, at) => data.fill(brightness, at * 4, at * 4 + 3));
  const picture = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(picture, { formats: [...SCAN_FORMATS], maxNumberOfSymbols: 3 });
  const frame = found.map(({ text, format }) => ({ text, format, offCentre: 0 }));
  const codeOf = sightings();
  return [0, 100, 200].flatMap((now) => codeOf(frame, now) ?? []);
}

test.each(BARCODES.map((barcode) => [barcode.encoder, barcode] as const))(
  'a label of %s counts once, in its normal form, straight, turned, and upside down in poor light',
  async (_encoder, barcode) => {
    for (const held of [{}, { turn: 8, noise: 25 }, { turn: 172, noise: 25 }]) {
      const shot = await shotOf([barcode], held);
      expect(await counted(shot)).toEqual([barcode.code]);
    }
  },
);

test('of the two barcodes of a book the upper one counts', async () => {
  const [upper, lower] = [BOOK.isbn, BOOK.price].map((text) => ({ encoder: 'ean13', text }));
  const book = await shotOf([upper!, lower!], { turn: 4, noise: 20 });
  expect(await counted(book)).toEqual([BOOK.isbn]);
  const half = await shotOf([lower!]);
  expect(await counted(half)).toEqual([BOOK.price]);
});

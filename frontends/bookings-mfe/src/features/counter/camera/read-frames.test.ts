import { readBarcodes } from 'zxing-wasm/reader';
import { readFrames } from './read-frames';

// jsdom has neither pictures nor WebAssembly; the test says which barcodes a picture shows.
jest.mock('zxing-wasm/reader', () => ({ prepareZXingModule: jest.fn(), readBarcodes: jest.fn() }));

const video = { readyState: 4, videoWidth: 4, videoHeight: 3 } as HTMLVideoElement;

/** What the camera tells of pictures with a barcode each. */
async function told(...pictures: readonly (readonly [format: string, text: string])[]): Promise<string[]> {
  const pen = { drawImage: jest.fn(), getImageData: jest.fn() };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  const codes: string[] = [];
  for (const [format, text] of pictures)
    jest.mocked(readBarcodes).mockResolvedValueOnce([{ format, text }] as never);
  jest.mocked(readBarcodes).mockResolvedValue([]);
  const stop = readFrames(video, (code) => codes.push(code));
  await jest.advanceTimersByTimeAsync(160 * pictures.length);
  stop();
  return codes;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the camera tells codes in their normal form', async () => {
  const codes = await told(
    ['Codabar', 'A12345B'],
    ['EAN13', '0036000291452'],
    ['Code128', 'ＣＡＭ-001'],
    ['QRCode', 'https://lend.example/goods/7?source=qr'],
  );
  expect(codes).toEqual(['12345', '0036000291452', 'CAM-001', 'https://lend.example/goods/7?source=qr']);
});

test('short reads of ITF are dropped', async () =>
  expect(await told(['ITF', '1001'], ['ITF', '10012345678902'], ['ITF', '100123456789'])).toEqual([
    '10012345678902',
  ]));

test('a code that stays in the picture is told once', async () =>
  expect(await told(['Code39', 'CAM-001'], ['Code39', '*CAM-001*'], ['Code39', 'CAM-002'])).toEqual([
    'CAM-001',
    'CAM-002',
  ]));

import { readCode, SCAN_FORMATS } from '@kashikari/kernel';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The reader's own file, served beside the script: nothing is fetched from elsewhere. */
const WASM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

prepareZXingModule({ overrides: { locateFile: () => WASM } });

/** Reads the code in a picture, in its normal form. Short reads of ITF are dropped. */
export async function readPicture(picture: ImageData): Promise<string | undefined> {
  const found = await readBarcodes(picture, { formats: [...SCAN_FORMATS], maxNumberOfSymbols: 1 });
  const [code] = found.flatMap(({ text, format }) => readCode({ text, format }) ?? []);
  return code?.text;
}

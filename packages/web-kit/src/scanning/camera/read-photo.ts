import { isLowerBarcode, readCode } from '@kashikari/kernel';
import { openDecoder } from './decoder';

/** Longer sides are reduced to this, pixels: enough for a code that fills a tenth of the photo. */
const MAX_SIDE = 2_400;

/**
 * Reads the code on a photo that was taken before, in its normal form. The photo stays in the browser.
 * @returns undefined for a photo without a code, and for a file that is no picture
 */
export async function readPhoto(file: Blob): Promise<string | undefined> {
  const photo = await pictureIn(file);
  if (!photo) return undefined;
  const decoder = openDecoder();
  try {
    const found = await decoder.read(photo);
    const codes = found.flatMap((one) => readCode(one) ?? []);
    return (codes.find(({ text }) => !isLowerBarcode(text)) ?? codes[0])?.text;
  } finally {
    decoder.close();
    photo.close();
  }
}

async function pictureIn(file: Blob): Promise<ImageBitmap | undefined> {
  const photo = await createImageBitmap(file).catch(() => undefined);
  if (!photo) return undefined;
  const scale = MAX_SIDE / Math.max(photo.width, photo.height);
  if (scale >= 1) return photo;
  const size = {
    resizeWidth: Math.round(photo.width * scale),
    resizeHeight: Math.round(photo.height * scale),
  };
  const small = await createImageBitmap(photo, size).catch(() => undefined);
  photo.close();
  return small;
}

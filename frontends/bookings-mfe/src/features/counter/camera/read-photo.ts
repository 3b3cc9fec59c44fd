import { readPicture } from './read-picture';

/** Longer sides are reduced to this, pixels: enough for a code that fills a tenth of the photo. */
const MAX_SIDE = 2_400;

/**
 * Reads the code on a photo that was taken before. The photo stays in the browser.
 * @returns undefined for a photo without a code, and for a file that is no picture
 */
export async function readPhoto(file: Blob): Promise<string | undefined> {
  const photo = await createImageBitmap(file).catch(() => undefined);
  const pen = document.createElement('canvas').getContext('2d');
  if (!photo || !pen) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  Object.assign(pen.canvas, { width, height });
  pen.drawImage(photo, 0, 0, width, height);
  photo.close();
  return readPicture(pen.getImageData(0, 0, width, height));
}

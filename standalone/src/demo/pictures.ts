import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Api } from './api';

const FOLDER = path.join(__dirname, '../../demo/illustrations');

/** Wide enough for the picture of a good on a large screen. */
const WIDTH = 960;

const CONTENT_TYPE = 'image/webp';

/** Draws an illustration, sends it as any client sends a photo, and answers its image id. */
export async function sendPicture(api: Api, name: string): Promise<string> {
  const svg = readFileSync(path.join(FOLDER, `${name}.svg`));
  const { width = WIDTH } = await sharp(svg).metadata();
  const bytes = await sharp(svg, { density: (72 * WIDTH) / width })
    .resize({ width: WIDTH })
    .webp({ quality: 88 })
    .toBuffer();
  const query = `content_type=${encodeURIComponent(CONTENT_TYPE)}&byte_size=${bytes.length}`;
  const { url, image_id } = await api.get<{ url: string; image_id: string }>(
    `images/s3_presigned_url?${query}`,
  );
  await api.put(url, CONTENT_TYPE, bytes);
  return image_id;
}

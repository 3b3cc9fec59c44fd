import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** Creates a photo like a phone's: a JPEG with its location in the metadata. */
export function aPicture(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#6ebaca' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="600" height="600"><circle cx="300" cy="300" r="240" fill="#064f5c"/></svg>',
        ),
      },
    ])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1', GPSLongitudeRef: 'E' } })
    .jpeg()
    .toBuffer();
}

/** Pixels of `aLargePicture` as they are stored: the phone was held upright, so it is shown with both exchanged. */
const LARGE = { width: 4_000, height: 3_000 } as const;

/** Bytes of the film that phones append to a photo. */
const FILM_BYTES = 21_000_000;

/** A turned photo of a phone with its position, of more than 30 MB; its upper right corner is red where it is upright. */
export async function aLargePicture(): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(LARGE.width * LARGE.height * 3));
  const red = { create: { width: 1_000, height: 1_000, channels: 3, background: '#c00000' } } as const;
  const photo = await sharp(pixels, { raw: { ...LARGE, channels: 3 } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 94 })
    .toBuffer();
  return Buffer.concat([photo, Buffer.alloc(FILM_BYTES)]);
}

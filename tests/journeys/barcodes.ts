import bwip from 'bwip-js/node';
import sharp from 'sharp';

/** Camera image of a barcode: brightness of 640 by 480 pixels. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly grey: Buffer;
}

/** A barcode and the code that it is read as. */
export interface Barcode {
  /** Name of the encoder (BWIPP). */
  readonly encoder: string;
  readonly text: string;
  /** Normal form. */
  readonly code: string;
}

/** One barcode of each format. */
export const BARCODES: readonly Barcode[] = [
  { encoder: 'ean8', text: '49123456', code: '49123456' },
  { encoder: 'ean13', text: '4901234567894', code: '4901234567894' },
  { encoder: 'upce', text: '01234565', code: '0012345000065' },
  { encoder: 'code39', text: 'CAM-001', code: 'CAM-001' },
  { encoder: 'code93', text: 'CAM-002', code: 'CAM-002' },
  { encoder: 'code128', text: 'Cam-003/a', code: 'Cam-003/a' },
  { encoder: 'itf14', text: '10012345678902', code: '10012345678902' },
  { encoder: 'rationalizedCodabar', text: 'A1234-5B', code: '1234-5' },
  {
    encoder: 'qrcode',
    text: 'https://lend.example/q/ABCDEFGHJKL2',
    code: 'https://lend.example/q/ABCDEFGHJKL2',
  },
  { encoder: 'datamatrix', text: 'CAM-004', code: 'CAM-004' },
  { encoder: 'azteccode', text: 'CAM-005', code: 'CAM-005' },
];

/** The upper and the lower barcode on the back of a Japanese book. */
export const BOOK = { isbn: '9784815630447', price: '1920793014000' } as const;

const WIDTH = 640;
const HEIGHT = 480;
const PAPER = { r: 225, g: 225, b: 225 };

/** Text below the bars, and digits of a check where the format has none by itself. */
const OPTIONS: Readonly<Record<string, object>> = { code93: { includecheck: true } };

interface ShotOptions {
  /** Degrees by which the label is turned. */
  readonly turn?: number;
  /** Largest change of a pixel's brightness, of 255. */
  readonly noise?: number;
}

/** A label before the camera. */
export async function shotOf(
  barcodes: readonly Omit<Barcode, 'code'>[],
  held: ShotOptions = {},
): Promise<Shot> {
  const pictures = await Promise.all(barcodes.map((barcode) => pictureOf(barcode, barcodes.length)));
  const turned = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .flatten({ background: PAPER })
        .rotate(held.turn ?? 0, { background: PAPER })
        .resize(Math.floor(WIDTH * 0.92), Math.floor((HEIGHT * 0.92) / pictures.length), {
          fit: 'inside',
          withoutEnlargement: true,
        })
        .toBuffer(),
    ),
  );
  const rows = await Promise.all(
    turned.map(async (input, row) => {
      const { width = 0, height = 0 } = await sharp(input).metadata();
      const top = Math.round(((row + 0.5) * HEIGHT) / turned.length - height / 2);
      return { input, top, left: Math.round((WIDTH - width) / 2) };
    }),
  );
  const paper = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } });
  const frame = await paper.composite(rows).png().toBuffer();
  const grey = await sharp(frame).blur(0.6).greyscale().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, grey: held.noise ? noisy(grey, held.noise) : grey };
}

async function pictureOf({ encoder, text }: Omit<Barcode, 'code'>, count: number): Promise<Buffer> {
  const isSquare = /qrcode|datamatrix|aztec/.test(encoder);
  return bwip.toBuffer({
    ...{ bcid: encoder, text, scale: isSquare ? 8 : 3, padding: 8, backgroundcolor: 'e1e1e1' },
    ...(isSquare ? {} : { height: count > 1 ? 16 : 24 }),
    ...OPTIONS[encoder],
  });
}

/** The same noise for the same picture. */
function noisy(grey: Buffer, most: number): Buffer {
  let seed = 12_345;
  return Buffer.from(
    grey.map((brightness) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.max(0, Math.min(255, brightness + ((seed / 2_147_483_648) * 2 - 1) * most));
    }),
  );
}

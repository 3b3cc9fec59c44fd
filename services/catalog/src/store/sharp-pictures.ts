import { DomainError } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import sharp, { type Raw, type Sharp } from 'sharp';
import { PictureMaker, type MadePicture } from '../app/ports';
import { TILES, type Tile } from '../domain/illustration';
import { MAX_PIXELS, PICTURE_SIZES } from '../domain/picture';
import { OneAtATime } from './one-at-a-time';

/** Seconds that one picture may take: what takes longer was made to. */
const TIMEOUT = 20;

/** A tile of an illustration, pixels: 4:3, as goods are shown. */
const TILE = { width: 1200, height: 900 };

/** Width of the drawing on its tile, and how much of it hangs below the edge: both from the cards of the design. */
const DRAWING_WIDTH = Math.round(TILE.width * 0.62);
const BELOW_EDGE = Math.round(TILE.width * 0.041);

/** Dots per inch at which a drawing of 120 units is as wide as it is needed. */
const SVG_DENSITY = Math.ceil((72 * DRAWING_WIDTH) / 120);

// A service that now and then turns a photo doesn't keep threads and memory for the next.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures by libvips. One at a time: unpacked, a photo of a phone fills 150 MB. */
@Injectable()
export class SharpPictures extends PictureMaker {
  private readonly queue = new OneAtATime();

  fromPhoto(content: Uint8Array): Promise<MadePicture> {
    return this.make(() => bothOf(() => sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })));
  }

  fromIllustration(svg: Uint8Array, tile: Tile): Promise<MadePicture> {
    return this.make(async () => {
      const drawing = await unpacked(
        sharp(svg, { density: SVG_DENSITY, limitInputPixels: MAX_PIXELS })
          .resize(DRAWING_WIDTH, DRAWING_WIDTH)
          .extract({ left: 0, top: 0, width: DRAWING_WIDTH, height: DRAWING_WIDTH - BELOW_EDGE }),
      );
      const tinted = sharp({ create: { ...TILE, channels: 3, background: TILES[tile] } });
      const stood = await unpacked(tinted.composite([{ ...drawing, gravity: 'south' }]));
      return bothOf(() => sharp(stood.input, { raw: stood.raw }));
    });
  }

  private make(work: () => Promise<MadePicture>): Promise<MadePicture> {
    return this.queue.run(async () => {
      try {
        return await work();
      } catch (error) {
        throw refusalOf(error);
      }
    });
  }
}

/** The bare pixels of a picture: packing them only to unpack them again would take most of the time. */
async function unpacked(picture: Sharp): Promise<{ input: Buffer; raw: Raw }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Full picture and thumbnail, upright. What isn't asked to be kept goes: EXIF with place and device, colour profiles. */
async function bothOf(open: () => Sharp): Promise<MadePicture> {
  const full = await within(open(), PICTURE_SIZES.full, 82);
  const thumb = await within(open(), PICTURE_SIZES.thumb, 78);
  return { full: full.data, thumb: thumb.data, width: full.info.width, height: full.info.height };
}

function within(picture: Sharp, side: number, quality: number) {
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: TIMEOUT })
    .toBuffer({ resolveWithObject: true });
}

/** libvips tells its reasons in prose. Whatever it was, the bytes are at fault. */
function refusalOf(error: unknown): DomainError {
  const reason = error instanceof Error ? error.message : '';
  if (/exceeds pixel limit/i.test(reason)) {
    return new DomainError({ kind: 'invalid', code: 'image.size', params: { max_pixels: MAX_PIXELS } });
  }
  return new DomainError({ kind: 'invalid', code: 'image.broken' });
}

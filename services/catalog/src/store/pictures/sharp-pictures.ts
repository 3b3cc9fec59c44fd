import path from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BoundedThreads } from '@kashikari/platform/threads';
import sharp, { type Raw, type Sharp } from 'sharp';
import { PictureMaker, type MadePicture } from '../../app/ports';
import { TILES, type Tile } from '../../domain/illustration';
import type { Id } from '../../domain/ids';
import { MAX_PIXELS } from '../../domain/picture';
import { bothOf, pictureRefusal } from './both-of';
import { OneAtATime } from './one-at-a-time';

/** Timeout for a built-in drawing, seconds; generous for slow machines. */
const TIMEOUT = 20;

/** Limits for photos: one thread, shared by accounts in turn. An account with ten waiting photos gets `busy`. */
const LIMITS = { atOnce: 1, waiting: 10, longestWait: 8_000, memoryMb: 128, timeMs: 5_000 };

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

/**
 * Makes pictures with libvips. Photos are processed one at a time: an unpacked phone photo takes 150 MB. They are read
 * in a thread with limits of memory and time (decision 28), and accounts take turns.
 */
@Injectable()
export class SharpPictures extends PictureMaker implements OnModuleDestroy {
  private readonly drawings = new OneAtATime();
  private readonly photos = new BoundedThreads(path.join(__dirname, 'photo-thread'), LIMITS);

  fromPhoto(content: Uint8Array, uploaderId: Id): Promise<MadePicture> {
    return this.photos.run(uploaderId, 'photo', content);
  }

  onModuleDestroy(): Promise<void> {
    return this.photos.stop();
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
      return bothOf(() => sharp(stood.input, { raw: stood.raw }), TIMEOUT);
    });
  }

  private make(work: () => Promise<MadePicture>): Promise<MadePicture> {
    return this.drawings.run(async () => {
      try {
        return await work();
      } catch (error) {
        throw pictureRefusal(error);
      }
    });
  }
}

/** The bare pixels of a picture: packing them only to unpack them again would take most of the time. */
async function unpacked(picture: Sharp): Promise<{ input: Buffer; raw: Raw }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

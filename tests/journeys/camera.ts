import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import QRCode from 'qrcode';
import sharp from 'sharp';
import type { Shot } from './barcodes';

const WIDTH = 640;
const HEIGHT = 480;

/** Pixels of one module of the code: about a third of the picture, as when it is held before a tablet. */
const MODULE = 8;

/** Brightness of paper and ink as a camera sees them. */
const PAPER = 225;
const INK = 25;

/** A film of a QR code for a fake camera: its file, and a function that deletes it. */
export interface Film {
  readonly path: string;
  remove(): void;
}

/** Makes a film (Y4M) of a sheet of paper with the code of a text on it. */
export function filmOf(text: string): Film {
  return filmFrom(brightness(text));
}

/** The same of a picture of what was printed, held so that it fills most of what the camera sees. */
export async function filmOfPrint(png: Buffer): Promise<Film> {
  const held = await sharp(png)
    .resize(WIDTH * 0.9, HEIGHT * 0.9, { fit: 'inside' })
    .toBuffer();
  const paper = { r: PAPER, g: PAPER, b: PAPER };
  const seen = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } });
  const frame = await seen
    .composite([{ input: held }])
    .png()
    .toBuffer();
  return filmFrom(await sharp(frame).greyscale().raw().toBuffer());
}

/** A film of labels that are held out one after the other, half a second each, and around again. */
export function filmOfShots(shots: readonly Shot[]): Film {
  return filmFrom(...shots.flatMap(({ grey }) => Array.from({ length: 5 }, () => grey)));
}

function filmFrom(...greys: readonly Buffer[]): Film {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-camera-'));
  const file = path.join(folder, 'camera.y4m');
  const still = greys.length > 1 ? greys : Array.from({ length: 10 }, () => greys[0] ?? Buffer.alloc(0));
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const frames = still.flatMap((grey) => [Buffer.from('FRAME\n'), grey, colour]);
  writeFileSync(file, Buffer.concat([head, ...frames]));
  return { path: file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns the arguments of Chromium that make its camera show the film without a permission prompt. */
export function cameraArguments({ path: file }: Film): string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
}

function brightness(text: string): Buffer {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const picture = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const left = Math.floor((WIDTH - modules.size * MODULE) / 2);
  const top = Math.floor((HEIGHT - modules.size * MODULE) / 2);
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) ink(picture, left + column * MODULE, top + row * MODULE);
    }
  }
  return picture;
}

function ink(picture: Buffer, left: number, top: number): void {
  for (let y = top; y < top + MODULE; y++) {
    picture.fill(INK, y * WIDTH + left, y * WIDTH + left + MODULE);
  }
}

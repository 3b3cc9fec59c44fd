import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photo lying on its side, with a place and a device in its EXIF. */
export const photo = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#e0692e' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: 'Secret Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' },
    })
    .jpeg()
    .toBuffer();

/** A PNG of some hundred bytes whose header says that it is so many pixels wide and high. */
export function lyingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const pieces = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(4 * 100))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...pieces.map(([name, data]) => chunk(name, data))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

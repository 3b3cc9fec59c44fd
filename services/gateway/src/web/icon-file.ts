/** ICO: a header of 6 bytes, an entry of 16 for each picture, the pictures. */
const HEADER = 6;
const ENTRY = 16;

/** Returns a PNG as an icon file, which may contain it unchanged. @param png up to 256 pixels wide and high */
export function asIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // Width and height are in the first chunk of every PNG; 0 means 256.
  head.writeUInt8(png.readUInt32BE(16) % 256, HEADER);
  head.writeUInt8(png.readUInt32BE(20) % 256, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4);
  head.writeUInt16LE(32, HEADER + 6);
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}

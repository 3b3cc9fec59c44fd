import sharp from 'sharp';

/** A photo as a phone takes it: a JPEG with the place where it was taken in its metadata. */
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

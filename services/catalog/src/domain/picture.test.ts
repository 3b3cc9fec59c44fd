import fc from 'fast-check';
import {
  checkContent,
  checkUpload,
  KEEP_UNUSED,
  MAX_PIXELS,
  MAX_UPLOAD_BYTES,
  typeOf,
  UPLOAD_TYPES,
} from './picture';
import { pictureKey, pictureUrl, readPicturePath } from './picture-url';

describe('an upload', () => {
  test.each(UPLOAD_TYPES)('may be %s', (type) => {
    expect(checkUpload(type, 1)).toEqual({ ok: true, value: { contentType: type, byteSize: 1 } });
  });

  test.each(['image/svg+xml', 'image/gif', 'text/html', '', 'IMAGE/PNG'])('may not be %j', (type) => {
    expect(checkUpload(type, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'image.type', field: 'content_type' },
    });
  });

  test.each([0, -1, 1.5, MAX_UPLOAD_BYTES + 1, Number.NaN])('may not be %d bytes long', (size) => {
    expect(checkUpload('image/png', size)).toMatchObject({ ok: false, refusal: { code: 'image.size' } });
  });

  test('may be 10 MiB long', () => {
    expect(checkUpload('image/png', MAX_UPLOAD_BYTES).ok).toBe(true);
  });

  test('is told by its first bytes, not by its name', () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const verdict = checkContent({ contentType: 'image/png', byteSize: script.length }, script);
    expect(verdict).toMatchObject({ ok: false, refusal: { code: 'image.type' } });
  });

  test('is refused where it is longer or shorter than announced, and says by how much', () => {
    expect(checkContent({ contentType: 'image/webp', byteSize: 5 }, Buffer.from('RIFF'))).toMatchObject({
      ok: false,
      refusal: { code: 'image.size', params: { expected: 5, received: 4 } },
    });
  });

  test('says what would be taken', () => {
    expect(checkUpload('text/html', 1)).toMatchObject({ refusal: { params: { allowed: UPLOAD_TYPES } } });
    expect(checkUpload('image/png', 0)).toMatchObject({
      refusal: { params: { max: 10_485_760 }, field: 'byte_size' },
    });
    const html = checkContent({ contentType: 'image/png', byteSize: 4 }, Buffer.from('<htm'));
    expect(html).toMatchObject({ refusal: { params: { allowed: UPLOAD_TYPES } } });
  });

  test.each([
    ['image/jpeg', [0xff, 0xd8, 0xff]],
    ['image/png', [0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]],
    ['image/webp', [...Buffer.from('RIFF....WEBP')]],
    ['image/avif', [0, 0, 0, 32, ...Buffer.from('ftypavif')]],
  ] as const)('is %s by its first bytes, all of them', (type, bytes) => {
    const content = Uint8Array.from([...bytes, 1, 2, 3]);
    expect(checkContent({ contentType: type, byteSize: content.length }, content)).toEqual({
      ok: true,
      value: content,
    });
    bytes.forEach((byte, place) => {
      // The length of the first part may be any.
      if (type === 'image/webp' && byte === 0x2e) return;
      if (type === 'image/avif' && place < 4) return;
      const broken = Uint8Array.from(bytes);
      broken[place] = byte ^ 1;
      expect(typeOf(broken)).toBeUndefined();
      expect(typeOf(Uint8Array.from(bytes.slice(0, place)))).toBeUndefined();
    });
  });

  test('has a type for any bytes, or none', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...UPLOAD_TYPES, undefined]).toContain(typeOf(bytes));
      }),
    );
  });
});

describe('the address of a picture', () => {
  const id = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';

  test('is read back from its key and from its public form', () => {
    expect(readPicturePath(pictureKey({ id, size: 'full' }))).toEqual({ id, size: 'full' });
    expect(readPicturePath(pictureUrl(id, 'thumb'))).toEqual({ id, size: 'thumb' });
    expect(readPicturePath(`files/images/${id}/full.webp`)).toEqual({ id, size: 'full' });
    expect(pictureUrl(id, 'thumb')).toBe(`/files/images/${id}/thumb.webp`);
  });

  test.each([
    'images/../../etc/passwd',
    `images/${id}/../full.webp`,
    `images/${id}/toString.webp`,
    `images/${id}/full.png`,
    `images/${id}/full.webp/x`,
    `images/${id.toUpperCase()}/full.webp`,
    `x/images/${id}/full.webp`,
    `//files/images/${id}/full.webp`,
    `images/${id.replaceAll('-', '0')}/full.webp`,
    `images/${id}/full`,
    '',
  ])('is never %s', (path) => {
    expect(readPicturePath(path)).toBeUndefined();
  });
});

test('a picture that nothing shows is kept for a day; none unpacks to more than 64 million pixels', () => {
  expect([KEEP_UNUSED, MAX_PIXELS]).toEqual([86_400_000, 64_000_000]);
});

import fc from 'fast-check';
import { checkContent, checkUpload, MAX_UPLOAD_BYTES, typeOf, UPLOAD_TYPES } from './picture';
import { pictureKey, pictureUrl, readPicturePath } from './picture-url';

describe('an upload', () => {
  test.each(UPLOAD_TYPES)('may be %s', (type) => {
    expect(checkUpload(type, 1).ok).toBe(true);
  });

  test.each(['image/svg+xml', 'image/avif', 'text/html', '', 'IMAGE/PNG'])('may not be %j', (type) => {
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
  });

  test.each([
    'images/../../etc/passwd',
    `images/${id}/../full.webp`,
    `images/${id}/toString.webp`,
    `images/${id}/full.png`,
    `images/${id}/full.webp/x`,
    `images/${id.toUpperCase()}/full.webp`,
    '',
  ])('is never %s', (path) => {
    expect(readPicturePath(path)).toBeUndefined();
  });
});

import { catalog as catalogMessages, enumOf, PATCHES, SETS } from '@kashikari/contracts';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { newId } from '@kashikari/platform';
import { MAX_UPLOAD_BYTES } from '../src/domain/picture';
import { lyingPng, photo } from './odd-pictures';
import {
  newGood,
  startCatalog,
  SYSTEM,
  VISITOR,
  type CatalogUnderTest,
  type Person,
} from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;

beforeAll(async () => {
  catalog = await startCatalog();
  lender = await catalog.person();
});
afterAll(() => catalog.stop());

const DAY = 24 * 60 * 60 * 1000;

const announce = (contentType: string, byteSize: number, alt = '', by = lender) =>
  catalog.images(by.actor).createUpload({ contentType, byteSize, alt });

/** Uploads to a signed address as the gateway does. */
async function put(url: string, contentType: string, content: Uint8Array) {
  const address = new URL(url, 'http://localhost');
  const sent = {
    imageId: address.pathname.split('/').at(-1)!,
    expires: Number(address.searchParams.get('expires')),
    signature: address.searchParams.get('signature') ?? '',
    sessionId: address.searchParams.get('session') ?? '',
    contentType,
    content,
  };
  const { image } = await catalog.images(VISITOR).receiveUpload(sent, { largest: content.length + 1024 });
  return image!;
}

async function upload(content: Uint8Array, contentType = 'image/jpeg', by = lender) {
  const { url } = await announce(contentType, content.length, '', by);
  return put(url, contentType, content);
}

const read = (url: string) => catalog.images(VISITOR).readFile({ path: url });
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'no refusal',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );

describe('a picture', () => {
  test('is announced, sent to the signed address, and shown with its good', async () => {
    const content = await photo();
    const { imageId, url, publicUrl } = await announce('image/jpeg', content.length, '赤いカメラ');
    const told = `content_type=image%2Fjpeg&byte_size=${content.length}`;
    expect(url).toMatch(
      new RegExp(`^/files/uploads/${imageId}\\?expires=\\d+&${told}&signature=[\\w-]{43}$`),
    );
    expect(await put(url, 'image/jpeg', content)).toMatchObject({
      ...{ id: imageId, publicUrl, width: 800, height: 1600, alt: '赤いカメラ' },
      thumbnailPublicUrl: `/files/images/${imageId}/thumb.webp`,
    });
    const { good } = await catalog.goods(lender.actor).createGood(newGood({ image_ids: [imageId] }));
    expect(good?.images).toMatchObject([{ id: imageId, width: 800, height: 1600, alt: '赤いカメラ' }]);
    expect(catalog.peers.pushed.at(-1)?.good?.thumbnailUrl).toBe(`/files/images/${imageId}/thumb.webp`);
  });

  test('stands upright, is WebP of at most 1600 and 400 pixels, and tells neither place nor device', async () => {
    const { publicUrl, thumbnailPublicUrl } = await upload(await photo());
    const [full, thumb] = [await read(publicUrl), await read(thumbnailPublicUrl)];
    expect(full.contentType).toBe('image/webp');
    const about = await sharp(full.content).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(full.content).includes('Secret Phone')).toBe(false);
    expect(await sharp(thumb.content).metadata()).toMatchObject({ format: 'webp', width: 200, height: 400 });
  });

  test.each(['png', 'webp', 'avif'] as const)('may be %s, and is never made larger', async (format) => {
    const content = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#00687880' } })
      .toFormat(format)
      .toBuffer();
    expect(await upload(content, `image/${format}`)).toMatchObject({ width: 30, height: 20 });
  });

  test('of nearly 10 MiB comes through the door', async () => {
    const side = 1800;
    const raw = { width: side, height: side, channels: 3 as const };
    const content = await sharp(randomBytes(side * side * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(content.length).toBeGreaterThan(0.92 * MAX_UPLOAD_BYTES);
    expect(await upload(content, 'image/png')).toMatchObject({ width: 1600, height: 1600 });
  });

  test('sent again is the first one', async () => {
    const [first, second] = [await photo(), await photo()];
    second[second.length - 3]! ^= 1;
    const { url } = await announce('image/jpeg', first.length);
    const image = await put(url, 'image/jpeg', first);
    expect(await put(url, 'image/jpeg', second)).toEqual(image);
  });
});

describe('an upload is refused', () => {
  test('when what comes is something else than was announced', async () => {
    const content = await photo();
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const send = async (type: string, size: number, sentType: string, sent: Uint8Array) =>
      code(put((await announce(type, size)).url, sentType, sent));
    expect(await send('image/png', content.length, 'image/png', content)).toBe('image.type');
    expect(await send('image/jpeg', content.length, 'image/png', content)).toBe('image.type');
    expect(await send('image/png', html.length, 'image/png', html)).toBe('image.type');
    expect(await send('image/jpeg', content.length + 1, 'image/jpeg', content)).toBe('image.size');
    expect(await send('image/jpeg', 1, 'image/jpeg', new Uint8Array())).toBe('image.size');
  });

  test('when it is cut off, or only begins like a picture', async () => {
    const content = await photo();
    expect(await code(upload(content.subarray(0, content.length / 2)))).toBe('image.broken');
    const noise = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 'x')]);
    expect(await code(upload(noise))).toBe('image.broken');
  });

  test('when it unpacks to more than anybody needs', async () => {
    const bomb = await sharp({ create: { width: 8001, height: 8001, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await code(upload(bomb, 'image/png'))).toBe('image.size');
  });

  test.each([
    [60_000, 60_000, 'image.size'],
    [600_000, 600_000, 'image.size'],
    [8_000, 8_000, 'image.broken'],
  ])('when its header lies of %d by %d pixels', async (width, height, refused) => {
    const before = process.memoryUsage().rss;
    expect(await code(upload(lyingPng(width, height), 'image/png'))).toBe(refused);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20);
  });

  test('when ten others of the same account wait already; nobody else waits for those', async () => {
    const other = await catalog.person();
    const content = await photo();
    const many = Array.from({ length: 14 }, () => code(upload(content)));
    const others = upload(content, 'image/jpeg', other).then(() => 'shown');
    const first = await Promise.race([others, Promise.all(many).then(() => 'all of them')]);
    expect(first).toBe('shown');
    const codes = await Promise.all(many);
    expect(new Set(codes)).toEqual(new Set(['no refusal', 'busy']));
    expect(codes.filter((one) => one === 'no refusal').length).toBeGreaterThan(1);
  });

  test('when it would be too large, or no picture, already as it is announced', async () => {
    expect(await code(announce('image/jpeg', MAX_UPLOAD_BYTES + 1))).toBe('image.size');
    expect(await code(announce('image/svg+xml', 100))).toBe('image.type');
    expect(await code(announce('image/jpeg', 100, 'x'.repeat(301)))).toBe('validation.too_long');
    expect(
      await code(catalog.images(VISITOR).createUpload({ contentType: 'image/jpeg', byteSize: 1, alt: '' })),
    ).toBe('unauthenticated');
  });

  test('with a signature of another picture, another time, or none', async () => {
    const content = await photo();
    const [one, other] = [
      await announce('image/jpeg', content.length),
      await announce('image/jpeg', content.length),
    ];
    const forged = other.url.replace(other.imageId, one.imageId);
    const later = one.url.replace(/expires=\d+/, `expires=${Date.now() + DAY}`);
    const unsigned = one.url.replace(/signature=.*/, 'signature=');
    for (const url of [forged, later, unsigned]) {
      expect(await code(put(url, 'image/jpeg', content))).toBe('forbidden');
    }
    expect(await code(put(`/files/uploads/${newId()}?expires=1&signature=x`, 'image/jpeg', content))).toBe(
      'forbidden',
    );
  });
});

describe('a good shows', () => {
  const show = (id: string, imageIds: string[], by = lender) =>
    catalog.goods(by.actor).updateGood({ id, patch: PATCHES.good.write({ image_ids: imageIds }) });

  test('its pictures in the order given, and drops those left out', async () => {
    const content = await photo();
    const [a, b, c] = [await upload(content), await upload(content), await upload(content)];
    const { good } = await catalog.goods(lender.actor).createGood(newGood({ image_ids: [a.id, b.id] }));
    const changed = await show(good!.id, [c.id, a.id]);
    expect(changed.good?.images.map(({ id }) => id)).toEqual([c.id, a.id]);
    expect(changed.good?.version).toBe(2);
  });

  test('neither somebody else’s picture, nor one that another good shows, nor one that has not come', async () => {
    const other = await catalog.person();
    const theirs = await upload(await photo(), 'image/jpeg', other);
    const shown = await upload(await photo());
    await catalog.goods(lender.actor).createGood(newGood({ image_ids: [shown.id] }));
    const { imageId: awaited } = await announce('image/jpeg', 100);
    for (const id of [theirs.id, shown.id, awaited, newId()]) {
      expect(await code(catalog.goods(lender.actor).createGood(newGood({ image_ids: [id] })))).toBe(
        'image.unknown',
      );
    }
  });

  test('one picture only, when two are made with it at once', async () => {
    const picture = await upload(await photo());
    const make = () => catalog.goods(lender.actor).createGood(newGood({ image_ids: [picture.id] }));
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, make));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('what no good shows', () => {
  const folderOf = (id: string) => path.join(catalog.folder, 'files', 'images', id);

  test('is removed a day later, what is shown is kept', async () => {
    const content = await photo();
    const [unused, kept, dropped] = [await upload(content), await upload(content), await upload(content)];
    const { good } = await catalog
      .goods(lender.actor)
      .createGood(newGood({ image_ids: [kept.id, dropped.id] }));
    const client = catalog.goods(lender.actor);
    await client.updateGood({ id: good!.id, patch: PATCHES.good.write({ image_ids: [kept.id] }) });
    catalog.clock.advance(DAY + 1);
    await catalog.drain();
    expect([unused, kept, dropped].map(({ id }) => existsSync(folderOf(id)))).toEqual([false, true, false]);
    expect(await code(read(unused.publicUrl))).toBe('not_found');
    expect((await read(kept.publicUrl)).content.length).toBeGreaterThan(0);
    await client.deleteGood({ id: good!.id });
    catalog.clock.advance(DAY + 1);
    await catalog.drain();
    expect(existsSync(folderOf(kept.id))).toBe(false);
  });
});

describe('an illustration of ours', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path d="M0 0h120v112H0z" fill="#a91a2b"/></svg>',
  );
  const tile = enumOf(SETS.illustrationTile, 'kaki');
  const bring = (about = {}) =>
    catalog.images(SYSTEM).importIllustration({ accountId: lender.id, svg, tile, alt: '和太鼓', ...about });

  test('stands on the lower edge of its tinted tile, 4:3', async () => {
    const { image } = await bring();
    expect(image).toMatchObject({ width: 1200, height: 900, alt: '和太鼓' });
    const { data, info } = await sharp((await read(image!.publicUrl)).content)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    const near = (colour: number[], hex: string) =>
      colour.every((part, n) => Math.abs(part - parseInt(hex.slice(1 + 2 * n, 3 + 2 * n), 16)) < 12);
    expect(near(colourAt(600, 880), '#a91a2b')).toBe(true);
    expect(near(colourAt(20, 880), '#ffe7de')).toBe(true);
    expect(near(colourAt(600, 20), '#ffe7de')).toBe(true);
  });

  test('may be used by the account that it was brought for', async () => {
    const { image } = await bring();
    const { good } = await catalog.goods(lender.actor).createGood(newGood({ image_ids: [image!.id] }));
    expect(good?.images).toHaveLength(1);
  });

  test('comes from the system alone, is an SVG, and has a tile that there is', async () => {
    const asked = { accountId: lender.id, svg, tile, alt: '' };
    const act = catalog.images(lender.actor).importIllustration(asked);
    expect(await code(act)).toBe('forbidden');
    expect(await code(bring({ tile: catalogMessages.IllustrationTile.UNRECOGNIZED }))).toBe(
      'validation.choice',
    );
    expect(await code(bring({ svg: await photo() }))).toBe('image.type');
    expect(await code(bring({ svg: Buffer.from('<svg') }))).toBe('image.broken');
  });
});

test('no path leads out of the pictures', async () => {
  for (const path of ['/etc/passwd', '/files/images/../../../etc/passwd', 'images/x/full.webp', '']) {
    expect(await code(read(path))).toBe('not_found');
  }
});

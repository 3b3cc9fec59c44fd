import { eventually } from '@kashikari/platform/testing';
import sharp from 'sharp';
import { startBucket, type Bucket } from './bucket';
import { newGood, startCatalog, VISITOR, type CatalogUnderTest, type Person } from './catalog-under-test';

let bucket: Bucket;
let catalog: CatalogUnderTest;
let lender: Person;

beforeAll(async () => {
  bucket = await startBucket('pictures');
  catalog = await startCatalog({
    ...{
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  lender = await catalog.person();
});
afterAll(async () => {
  await catalog.stop();
  await bucket.close();
});

const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#006878' } })
    .png()
    .toBuffer();

async function upload(content: Buffer, sent = content) {
  const request = { contentType: 'image/png', byteSize: content.length, alt: '' };
  const announced = await catalog.images(lender.actor).createUpload(request);
  await fetch(announced.url, {
    method: 'PUT',
    body: new Uint8Array(sent),
    headers: { 'content-type': 'image/png' },
  });
  return announced;
}

const register = (id: string) => catalog.goods(lender.actor).createGood(newGood({ image_ids: [id] }));

describe('with a bucket', () => {
  test('the browser sends there, under a signature that holds for this type and length alone', async () => {
    const content = await png();
    const { url, imageId } = await upload(content);
    expect(url.startsWith(`${bucket.url}/pictures/uploads/${imageId}?`)).toBe(true);
    const signed = new URL(url).searchParams;
    expect(signed.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(signed.get('X-Amz-Expires')).toBe('900');
    expect(bucket.objects.get(`uploads/${imageId}`)?.content).toEqual(content);
  });

  test('a picture is made when a good first shows it, and read from there', async () => {
    const { imageId, publicUrl } = await upload(await png());
    const { good } = await register(imageId);
    expect(good?.images).toMatchObject([{ id: imageId, width: 60, height: 40, publicUrl }]);
    expect(bucket.objects.get(`images/${imageId}/thumb.webp`)?.contentType).toBe('image/webp');
    const { content, contentType } = await catalog.images(VISITOR).readFile({ path: publicUrl });
    expect([contentType, (await sharp(content).metadata()).format]).toEqual(['image/webp', 'webp']);
  });

  test('a picture that has not come, or is none, is unknown', async () => {
    const content = await png();
    const request = { contentType: 'image/png', byteSize: 10, alt: '' };
    const { imageId: awaited } = await catalog.images(lender.actor).createUpload(request);
    const { imageId: script } = await upload(content, Buffer.alloc(content.length, '<script>'));
    for (const id of [awaited, script]) {
      await expect(register(id)).rejects.toMatchObject({ refusal: { code: 'image.unknown' } });
    }
  });

  describe.each([500, 503, 403])('that answers %d for a while', (status) => {
    afterEach(() => bucket.refuse(undefined));

    test('is not there just now for whoever looks or shows, and nothing is lost by it', async () => {
      const { imageId, publicUrl } = await upload(await png());
      const notNow = { refusal: { kind: 'unavailable', code: 'unavailable' } };
      bucket.refuse(status);
      await expect(register(imageId)).rejects.toMatchObject(notNow);
      bucket.refuse(undefined);
      await register(imageId);
      bucket.refuse(status);
      await expect(catalog.images(VISITOR).readFile({ path: publicUrl })).rejects.toMatchObject(notNow);
      bucket.refuse(undefined);
      expect((await catalog.images(VISITOR).readFile({ path: publicUrl })).content.length).toBeGreaterThan(0);
    });

    test('holds up nothing that needs no picture', async () => {
      bucket.refuse(status);
      expect((await catalog.goods(lender.actor).createGood(newGood())).good?.images).toEqual([]);
    });
  });

  test('what is to be removed waits for the bucket, and is never put aside', async () => {
    const { imageId } = await upload(await png());
    bucket.refuse(503);
    catalog.clock.advance(25 * 60 * 60 * 1000);
    const drained = catalog.drain();
    const tried = `select from due_job where key = $1 and retry_at > '-infinity'`;
    await eventually(async () => expect(await catalog.db.read(tried, [imageId])).toHaveLength(1));
    bucket.refuse(undefined);
    await drained;
    // Tried again when its pause is over, which is no part of the drain.
    const left = () => [...bucket.objects.keys()].filter((key) => key.includes(imageId));
    await eventually(async () => {
      await catalog.drain();
      expect(left()).toEqual([]);
    });
    expect(await catalog.db.read('select id from dead_letter')).toEqual([]);
  });

  test('what no good shows is removed from it', async () => {
    const { imageId } = await upload(await png());
    catalog.clock.advance(25 * 60 * 60 * 1000);
    await catalog.drain();
    expect([...bucket.objects.keys()].filter((key) => key.includes(imageId))).toEqual([]);
  });

  test('nothing is taken through us', async () => {
    const { imageId } = await upload(await png());
    const act = catalog.images(VISITOR).receiveUpload({
      ...{
        imageId,
        expires: Date.now() + 1000,
        signature: 'x',
        sessionId: '',
        contentType: 'image/png',
        content: await png(),
      },
    });
    await expect(act).rejects.toMatchObject({ refusal: { kind: 'forbidden' } });
  });
});

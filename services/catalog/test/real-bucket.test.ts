import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { externalTool } from '../../../tests/jest/external-tool';
import { newGood, startCatalog, VISITOR, type CatalogUnderTest, type Person } from './catalog-under-test';

const { startVersitygw } = require('../../../scripts/tools/versitygw.cjs') as {
  startVersitygw(folder: string): Promise<{
    readonly env: Record<string, string>;
    stop(): Promise<void>;
    start(secret?: string): Promise<void>;
  }>;
};

const versitygw = externalTool('versitygw');

const withServer = versitygw.missing ? describe.skip : describe;

withServer(`a real S3 server (versitygw)${versitygw.suffix}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-s3-'));
  let server: Awaited<ReturnType<typeof startVersitygw>>;
  let catalog: CatalogUnderTest;
  let lender: Person;

  beforeAll(async () => {
    server = await startVersitygw(folder);
    catalog = await startCatalog(server.env);
    lender = await catalog.person();
  });
  afterAll(async () => {
    await catalog?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const png = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#006878' } })
      .png()
      .toBuffer();

  async function upload(content: Buffer, announced = content.length) {
    const request = { contentType: 'image/png', byteSize: announced, alt: '' };
    const { imageId, url, publicUrl } = await catalog.images(lender.actor).createUpload(request);
    const headers = { 'content-type': 'image/png' };
    const put = await fetch(url, { method: 'PUT', body: new Uint8Array(content), headers });
    return { imageId, publicUrl, status: put.status };
  }

  test('takes what a browser sends under our signature, and gives the picture made of it', async () => {
    const { imageId, publicUrl, status } = await upload(await png());
    expect(status).toBe(200);
    await catalog.goods(lender.actor).createGood(newGood({ image_ids: [imageId] }));
    const { content } = await catalog.images(VISITOR).readFile({ path: publicUrl });
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  test('refuses another length than the one that was signed', async () => {
    const content = await png();
    expect((await upload(content, content.length + 1)).status).toBe(403);
  });

  test('that is gone, or refuses our key, is not there just now and is there again', async () => {
    const { imageId, publicUrl } = await upload(await png());
    await catalog.goods(lender.actor).createGood(newGood({ image_ids: [imageId] }));
    const read = () => catalog.images(VISITOR).readFile({ path: publicUrl });
    const notNow = { refusal: { kind: 'unavailable', code: 'unavailable' } };
    await server.stop();
    await expect(read()).rejects.toMatchObject(notNow);
    await server.start('another secret');
    await expect(read()).rejects.toMatchObject(notNow);
    await server.stop();
    await server.start();
    expect((await read()).contentType).toBe('image/webp');
  });
});

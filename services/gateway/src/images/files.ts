import path from 'node:path';
import { refused, VISITOR } from '@kashikari/kernel';
import express, { Router, type Request } from 'express';
import { UploadAddresses } from '@kashikari/platform/edge';
import { contextOf } from '../http/http-context';
import { checkUpload } from './check-upload';
import { toImage } from './image.mapper';
import { readExactly } from './read-exactly';
import type { Services } from '../clients/services';
import type { BytesUnderWay } from '../limits/bytes-under-way';
import type { GatewaySettings } from '../settings';
import type { Sessions } from '../sign-in/access-tokens';

/** Makes browsers treat the bytes as a picture and nothing else. */
const ONLY_A_PICTURE = "default-src 'none'; sandbox";

/**
 * Pictures are cached by browsers, and by no shared cache. A picture is thus shown for up to this time, in seconds,
 * after it was removed (docs/privacy.md). While it exists, a repeated request is answered 304.
 */
const KEPT = 'private, max-age=60, must-revalidate';

/**
 * Serves pictures of an installation without a bucket: PUT to the address that catalog signed, GET for stored pictures.
 * The signature is the permission to write. It is valid while the session that requested it lasts, and is checked
 * before a byte is read. An unguessable name is the permission to read.
 */
export function files(
  settings: GatewaySettings,
  services: Services,
  underWay: BytesUnderWay,
  sessions: Sessions,
  addresses = new UploadAddresses(settings),
): Router {
  const router = Router();
  router.put('/uploads/:id', async (request, response) => {
    const { id, byteSize, sessionId, ...upload } = checkUpload(request, addresses);
    const goesOn = () => (sessionId === undefined ? undefined : sessions.refuse(sessionId));
    await goesOn();
    response.once('close', underWay.enter(byteSize));
    const content = await readExactly(request, byteSize).catch((error: unknown) => {
      response.setHeader('Connection', 'close');
      throw error;
    });
    await goesOn();
    const { image } = await services.images.receiveUpload(
      { imageId: id, sessionId: sessionId ?? '', ...upload, content },
      visit(request),
      { largest: byteSize + 1024 },
    );
    response.setHeader('Cache-Control', 'no-store').json({ image: image ? toImage(image) : null });
  });
  router.use(
    express.static(path.join(path.resolve(settings.DATA_DIR), 'files'), {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response) =>
        response.setHeader('Content-Security-Policy', ONLY_A_PICTURE).setHeader('Cache-Control', KEPT),
    }),
  );
  // Missing in the local folder: catalog has it in a bucket, or on another machine.
  router.get('/images/:id/:name', async (request, response) => {
    const { id, name } = request.params;
    const { contentType, content } = await services.images.readFile(
      { path: `/files/images/${id}/${name}` },
      visit(request),
      { retry: true },
    );
    response
      .set('Content-Security-Policy', ONLY_A_PICTURE)
      .set('Cache-Control', KEPT)
      .type(contentType)
      .send(Buffer.from(content));
  });
  router.use(() => {
    throw refused('not_found');
  });
  return router;
}

/** Returns a call of a visitor, since the address alone is the permission. */
function visit(request: Request) {
  const { locale, traceparent } = contextOf(request);
  return { actor: VISITOR, now: Date.now(), locale, traceparent };
}

import path from 'node:path';
import { DomainError, VISITOR } from '@kashikari/kernel';
import express, { Router, type Request } from 'express';
import { malformed } from '../errors/validation';
import { contextOf } from '../http/request-context';
import { toImage } from './image.wire';
import type { Services } from '../clients/services';

/** The most that catalog takes. */
const LIMIT = 10 * 1024 * 1024;

/** Whatever the bytes are, a browser shows them as nothing but a picture. */
const ONLY_A_PICTURE = "default-src 'none'; sandbox";

const YEAR = 365 * 24 * 60 * 60;

/**
 * Pictures of an installation without a bucket: PUT to the address that catalog signed, GET what it has stored. The
 * signature is the permission to write; an unguessable name is the permission to read.
 */
export function files(dataDir: string, services: Services): Router {
  const router = Router();
  const bytes = express.raw({ type: () => true, limit: LIMIT });
  router.put('/uploads/:id', bytes, async (request, response) => {
    const { id } = request.params as { id: string };
    const { image } = await services.images.receiveUpload(
      {
        imageId: id,
        signature: word(request, 'signature'),
        expires: Number(word(request, 'expires')) || 0,
        contentType: (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '',
        content: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      },
      visit(request),
    );
    response.setHeader('Cache-Control', 'no-store').json({ image: image ? toImage(image) : null });
  });
  router.use(
    express.static(path.join(path.resolve(dataDir), 'files'), {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      maxAge: YEAR * 1000,
      immutable: true,
      setHeaders: (response) => response.setHeader('Content-Security-Policy', ONLY_A_PICTURE),
    }),
  );
  // Not in our folder: catalog has it in a bucket, or on another machine.
  router.get('/images/:id/:name', async (request, response) => {
    const { id, name } = request.params as { id: string; name: string };
    const { contentType, content } = await services.images.readFile(
      { path: `/files/images/${id}/${name}` },
      visit(request),
      { retry: true },
    );
    response
      .set('Content-Security-Policy', ONLY_A_PICTURE)
      .set('Cache-Control', `public, max-age=${YEAR}, immutable`)
      .type(contentType)
      .send(Buffer.from(content));
  });
  router.use(() => {
    throw new DomainError({ kind: 'not_found', code: 'not_found' });
  });
  return router;
}

/** Nobody in particular asks: the address alone is the permission. */
function visit(request: Request) {
  const { locale, traceparent } = contextOf(request);
  return { actor: VISITOR, now: Date.now(), locale, traceparent };
}

function word(request: Request, name: string): string {
  const value = request.query[name];
  if (typeof value !== 'string' || !/^[\w.~-]{1,512}$/.test(value))
    throw malformed(name, 'validation.format');
  return value;
}

import path from 'node:path';
import { DomainError, VISITOR } from '@kashikari/kernel';
import express, { Router, type Request } from 'express';
import { malformed } from '../errors/validation';
import { contextOf } from '../http/request-context';
import { toImage } from './image.wire';
import type { Services } from '../clients/services';

/** What a message between us and catalog may hold, less its frame. */
const LIMIT = 15 * 1024 * 1024;

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
      {
        actor: VISITOR,
        now: Date.now(),
        locale: contextOf(request).locale,
        traceparent: contextOf(request).traceparent,
      },
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
      // Whatever the bytes are, a browser shows them as nothing but a picture.
      setHeaders: (response) => response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox"),
    }),
  );
  router.use(() => {
    throw new DomainError({ kind: 'not_found', code: 'not_found' });
  });
  return router;
}

function word(request: Request, name: string): string {
  const value = request.query[name];
  if (typeof value !== 'string' || !/^[\w.~-]{1,512}$/.test(value))
    throw malformed(name, 'validation.format');
  return value;
}

import { forbidden, refused } from '@kashikari/kernel';
import { malformed } from '../errors/validation';
import type { UploadAddresses } from '@kashikari/platform/edge';
import type { Request } from 'express';

/** An upload with a valid address, whose headers match the address. */
export interface CheckedUpload {
  readonly id: string;
  readonly signature: string;
  readonly expires: number;
  readonly contentType: string;
  readonly byteSize: number;
  /** Session in which the address was requested. */
  readonly sessionId: string | undefined;
}

/**
 * Checks the headers of a PUT to a signed address, before a byte of its body is read.
 * @throws DomainError `validation`, `forbidden`, `image.type`, `image.size`
 */
export function checkUpload(request: Request, addresses: UploadAddresses): CheckedUpload {
  const { id } = request.params as { id: string };
  const upload = {
    id: id.toLowerCase(),
    signature: word(request, 'signature'),
    expires: Number(word(request, 'expires')) || 0,
    contentType: word(request, 'content_type'),
    byteSize: Number(word(request, 'byte_size')) || 0,
    sessionId: request.query['session'] === undefined ? undefined : word(request, 'session'),
  };
  if (!addresses.verify(upload, upload)) throw forbidden();
  const { contentType: expected, byteSize } = upload;
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim();
  if (sent !== expected) throw refused('image.type', { expected });
  // Compressed or chunked bodies have no length that is known in advance.
  const length = Number(request.headers['content-length'] ?? -1);
  if (length !== byteSize || request.headers['content-encoding'] !== undefined)
    throw refused('image.size', { expected: byteSize, received: Math.max(0, length) });
  return upload;
}

function word(request: Request, name: string): string {
  const value = request.query[name];
  if (typeof value !== 'string' || !/^[\w.~/-]{1,512}$/.test(value))
    throw malformed(name, 'validation.format');
  return value;
}

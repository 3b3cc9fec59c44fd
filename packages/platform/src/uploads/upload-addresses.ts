import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type InstallationSecrets, type Keys } from '../actor/derive-key';

/** Time after signing within which an upload may begin, milliseconds. */
const VALID = 15 * 60 * 1000;

export interface AnnouncedUpload {
  readonly id: string;
  readonly contentType: string;
  readonly byteSize: number;
  /** The session in which it was announced: the address ends with it. Absent for an actor without a session. */
  readonly sessionId?: string | undefined;
}

/** A signature and its expiry, epoch milliseconds of security time. */
export interface UploadSignature {
  readonly expires: number;
  readonly signature: string;
}

/**
 * Signed addresses for uploads to ourselves: an HMAC over the picture, its type and length, the session, and the expiry. Catalog makes them;
 * the gateway checks them before it reads a byte, and catalog once more.
 */
export class UploadAddresses {
  private readonly keys: Keys;

  constructor(
    secrets: InstallationSecrets,
    private readonly now: () => number = Date.now,
  ) {
    this.keys = deriveKeys(secrets, 'catalog/upload');
  }

  sign(upload: AnnouncedUpload): string {
    const expires = this.now() + VALID;
    const query = new URLSearchParams({
      expires: String(expires),
      content_type: upload.contentType,
      byte_size: String(upload.byteSize),
      ...(upload.sessionId && { session: upload.sessionId }),
      signature: signatureOf(this.keys[0], upload, expires),
    });
    return `/files/uploads/${upload.id}?${query.toString()}`;
  }

  /** Returns true if we made this signature for exactly this upload and it has not expired. */
  verify(upload: AnnouncedUpload, { expires, signature }: UploadSignature): boolean {
    return (
      this.now() < expires && this.keys.some((key) => isSame(signature, signatureOf(key, upload, expires)))
    );
  }
}

function signatureOf(
  key: Buffer,
  { id, contentType, byteSize, sessionId }: AnnouncedUpload,
  expires: number,
): string {
  const said = [id, expires, contentType, byteSize, ...(sessionId ? [sessionId] : [])];
  return createHmac('sha256', key).update(said.join('\n')).digest('base64url');
}

function isSame(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

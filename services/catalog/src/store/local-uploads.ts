import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type HouseSecrets, type Keys } from '@kashikari/platform';
import { UploadSigner } from '../app/ports';
import type { Id } from '../domain/ids';

/** How long an upload may begin after it was signed, milliseconds. */
const VALID = 15 * 60 * 1000;

/**
 * Uploads to ourselves: an address that carries its own permission, an HMAC over the picture and the expiry. What may
 * be sent (type and length) is noted with the picture. `now` is security time.
 */
export class LocalUploads extends UploadSigner {
  private readonly keys: Keys;

  constructor(
    secrets: HouseSecrets,
    private readonly now: () => number,
  ) {
    super();
    this.keys = deriveKeys(secrets, 'catalog/upload');
  }

  async sign(id: Id): Promise<string> {
    const expires = this.now() + VALID;
    return `/files/uploads/${id}?expires=${expires}&signature=${signatureOf(this.keys[0], id, expires)}`;
  }

  verify(id: Id, expires: number, signature: string): boolean {
    return this.now() < expires && this.keys.some((key) => isSame(signature, signatureOf(key, id, expires)));
  }
}

function signatureOf(key: Buffer, id: Id, expires: number): string {
  return createHmac('sha256', key).update(`${id}\n${expires}`).digest('base64url');
}

function isSame(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { UploadSigner } from '../app/ports';
import type { Id } from '../domain/ids';

/** How long an upload may begin after it was signed, milliseconds. */
const VALID = 15 * 60 * 1000;

/**
 * Uploads to ourselves: an address that carries its own permission, an HMAC over the picture and the expiry. What may
 * be sent (type and length) is noted with the picture. `now` is security time.
 */
export class LocalUploads extends UploadSigner {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly now: () => number,
  ) {
    super();
    this.key = Buffer.from(
      hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'kashikari/catalog/upload', 32),
    );
  }

  async sign(id: Id): Promise<string> {
    const expires = this.now() + VALID;
    return `/files/uploads/${id}?expires=${expires}&signature=${this.signatureOf(id, expires)}`;
  }

  verify(id: Id, expires: number, signature: string): boolean {
    const expected = Buffer.from(this.signatureOf(id, expires));
    const received = Buffer.from(signature);
    return expected.length === received.length && timingSafeEqual(expected, received) && this.now() < expires;
  }

  private signatureOf(id: Id, expires: number): string {
    return createHmac('sha256', this.key).update(`${id}\n${expires}`).digest('base64url');
  }
}

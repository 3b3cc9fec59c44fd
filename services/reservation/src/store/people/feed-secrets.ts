import { createHash, createHmac } from 'node:crypto';
import { deriveKey, SettingsToken, type Settings } from '@kashikari/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Feed } from '../../domain/feed';

/**
 * The secret of a feed, 256 bits, is made of its id and generation with a key of the installation. So it can be shown to
 * its owner again, and a repeated request gets the same answer, though neither tables nor stored answers hold it.
 */
@Injectable()
export class FeedSecrets {
  private readonly key: Buffer;

  constructor(@Inject(SettingsToken) settings: Settings) {
    this.key = deriveKey(settings.KASHIKARI_SECRET, 'reservation/feed');
  }

  of({ id, generation }: Feed): string {
    return createHmac('sha256', this.key).update(`${id}:${generation}`).digest('base64url');
  }

  hash(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }
}

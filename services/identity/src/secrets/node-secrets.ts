import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, newId, SettingsToken } from '@kashikari/platform';
import { Secrets } from '../app/ports';
import type { SecretSettings } from '../settings';

/** Letters and digits without look-alikes. */
const SUFFIX_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 6;

@Injectable()
export class NodeSecrets extends Secrets {
  private readonly blinding: Buffer;
  private readonly links: Buffer;

  constructor(@Inject(SettingsToken) settings: SecretSettings) {
    super();
    this.blinding = deriveKey(settings.KASHIKARI_SECRET, 'identity/blind');
    this.links = deriveKey(settings.KASHIKARI_SECRET, 'identity/links');
  }

  override random(): string {
    return randomBytes(32).toString('base64url');
  }

  override suffix(): string {
    return Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX_LETTERS[randomInt(SUFFIX_LETTERS.length)]).join(
      '',
    );
  }

  override id(): string {
    return newId();
  }

  /** A token has 256 bits of chance, so a plain hash gives nothing away. */
  override tokenHash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  override blind(text: string): string {
    return createHmac('sha256', this.blinding).update(text).digest('base64url');
  }

  override tokenFor(order: string): string {
    return createHmac('sha256', this.links).update(order).digest('base64url');
  }

  /** Hashed first: texts of unequal length take as long as others. */
  override same(a: string, b: string): boolean {
    return timingSafeEqual(Buffer.from(this.blind(a)), Buffer.from(this.blind(b)));
  }
}

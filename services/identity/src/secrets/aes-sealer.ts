import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, SettingsToken, type Keys } from '@kashikari/platform';
import { Sealer } from '../app/ports';
import type { SecretSettings } from '../settings';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** First part of what is sealed, so that another way can stand beside this one. */
const VERSION = 'v1';

/** AES-256-GCM; the context is authenticated with the text, so that one row's secret can't be put into another row. */
@Injectable()
export class AesSealer extends Sealer {
  private readonly keys: Keys;

  constructor(@Inject(SettingsToken) settings: SecretSettings) {
    super();
    this.keys = deriveKeys(settings, 'identity/sealer');
  }

  override seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${VERSION}.${sealed.toString('base64url')}`;
  }

  override open(sealed: string, context: string): string | undefined {
    for (const key of this.keys) {
      const text = openWith(key, sealed, context);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  override renewed(sealed: string, context: string): string | undefined {
    const [ours, ...others] = this.keys;
    if (openWith(ours, sealed, context) !== undefined) return undefined;
    for (const key of others) {
      const text = openWith(key, sealed, context);
      if (text !== undefined) return this.seal(text, context);
    }
    return undefined;
  }
}

function openWith(key: Buffer, sealed: string, context: string): string | undefined {
  const [version, text] = sealed.split('.');
  const bytes = Buffer.from(text ?? '', 'base64url');
  if (version !== VERSION || bytes.length < NONCE + TAG) return undefined;
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(NONCE, -TAG)), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

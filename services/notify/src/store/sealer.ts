import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, SettingsToken, type Keys, type Settings } from '@kashikari/platform';

const NONCE = 12;
const TAG = 16;

/** Encrypts what lies in the mailroom (AES-256-GCM): sign-in links and addresses are not for who reads the table. */
@Injectable()
export class Sealer {
  private readonly keys: Keys;

  constructor(@Inject(SettingsToken) settings: Settings) {
    this.keys = deriveKeys(settings, 'notify/mail');
  }

  /** `place` is where it will lie; it can be opened nowhere else. */
  seal(value: unknown, place: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0], nonce).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** @returns undefined when it was sealed under a key that we don't have, or for another place */
  open(sealed: Buffer, place: string): unknown {
    for (const key of this.keys) {
      const text = openWith(key, sealed, place);
      if (text !== undefined) return JSON.parse(text);
    }
    return undefined;
  }
}

function openWith(key: Buffer, sealed: Buffer, place: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const body = sealed.subarray(NONCE + TAG);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

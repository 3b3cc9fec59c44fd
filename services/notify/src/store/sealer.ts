import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, SettingsToken, type Settings } from '@kashikari/platform';

const NONCE = 12;
const TAG = 16;

/** Encrypts what lies in the mailroom (AES-256-GCM): sign-in links and addresses are not for who reads the table. */
@Injectable()
export class Sealer {
  private readonly key: Buffer;

  constructor(@Inject(SettingsToken) settings: Settings) {
    this.key = deriveKey(settings.KASHIKARI_SECRET, 'notify/mail');
  }

  /** `place` is where it will lie; it can be opened nowhere else. */
  seal(value: unknown, place: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** @throws when it was sealed under another key or for another place */
  open(sealed: Buffer, place: string): unknown {
    const nonce = sealed.subarray(0, NONCE);
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(place));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    const body = sealed.subarray(NONCE + TAG);
    return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString());
  }
}

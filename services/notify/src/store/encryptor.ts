import { Inject, Injectable } from '@nestjs/common';
import { NONCE, SealingKeys, SettingsToken, TAG, type Settings } from '@kashikari/platform';

/**
 * Seals items of the mail queue, as bytes (nonce, tag, body), so that readers of the table see no sign-in links and
 * addresses.
 */
@Injectable()
export class Encryptor {
  private readonly keys: SealingKeys;

  constructor(@Inject(SettingsToken) settings: Settings) {
    this.keys = new SealingKeys(settings, 'notify/mail');
  }

  /** `place` is where it will lie; it can be opened nowhere else. */
  seal(value: unknown, place: string): Buffer {
    const { nonce, tag, body } = this.keys.seal(JSON.stringify(value), place);
    return Buffer.concat([nonce, tag, body]);
  }

  /** @returns undefined when it was sealed under a key that we don't have, or for another place */
  open(sealed: Buffer, place: string): unknown {
    const nonce = sealed.subarray(0, NONCE);
    const tag = sealed.subarray(NONCE, NONCE + TAG);
    const body = sealed.subarray(NONCE + TAG);
    const opened = this.keys.open({ nonce, tag, body }, place);
    return opened && JSON.parse(opened.text);
  }
}

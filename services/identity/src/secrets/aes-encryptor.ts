import { Inject, Injectable } from '@nestjs/common';
import { NONCE, SealingKeys, SettingsToken, TAG } from '@kashikari/platform';
import { Encryptor } from '../app/ports';
import type { SecretSettings } from '../settings';

/** First part of what is sealed, so that another way can stand beside this one. */
const VERSION = 'v1';

/** Seals texts as text: `v1.base64url(nonce, body, tag)`. */
@Injectable()
export class AesEncryptor extends Encryptor {
  private readonly keys: SealingKeys;

  constructor(@Inject(SettingsToken) settings: SecretSettings) {
    super();
    // Stored values are sealed under this name; it must not change.
    this.keys = new SealingKeys(settings, 'identity/sealer');
  }

  override seal(text: string, context: string): string {
    const { nonce, body, tag } = this.keys.seal(text, context);
    return `${VERSION}.${Buffer.concat([nonce, body, tag]).toString('base64url')}`;
  }

  override open(sealed: string, context: string): string | undefined {
    return this.opened(sealed, context)?.text;
  }

  override renewed(sealed: string, context: string): string | undefined {
    const opened = this.opened(sealed, context);
    return opened && !opened.isFresh ? this.seal(opened.text, context) : undefined;
  }

  private opened(sealed: string, context: string): ReturnType<SealingKeys['open']> {
    const [version, text = ''] = sealed.split('.');
    const bytes = Buffer.from(text, 'base64url');
    if (version !== VERSION || bytes.length < NONCE + TAG) return undefined;
    const nonce = bytes.subarray(0, NONCE);
    const body = bytes.subarray(NONCE, -TAG);
    const tag = bytes.subarray(-TAG);
    return this.keys.open({ nonce, body, tag }, context);
  }
}

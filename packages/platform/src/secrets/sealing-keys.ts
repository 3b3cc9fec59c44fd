import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type InstallationSecrets, type Keys } from '../actor/derive-key';

const CIPHER = 'aes-256-gcm';

/** Sizes of the parts besides the text, bytes; the caller that stores them defines their order. */
export const NONCE = 12;
export const TAG = 16;

export interface Sealed {
  readonly nonce: Buffer;
  readonly body: Buffer;
  readonly tag: Buffer;
}

/**
 * Encrypts texts with AES-256-GCM. The location of a text is authenticated with it, so that it can't be moved to
 * another row.
 */
export class SealingKeys {
  private readonly keys: Keys;

  /** @param purpose as {@link deriveKeys} has it */
  constructor(secrets: InstallationSecrets, purpose: string) {
    this.keys = deriveKeys(secrets, purpose);
  }

  /** @param place where it will lie; it can be opened nowhere else */
  seal(text: string, place: string): Sealed {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { nonce, body, tag: cipher.getAuthTag() };
  }

  /**
   * @returns the text, and whether it was sealed under the secret that we seal with; undefined when it was under none of
   *   ours or for another place, or is broken
   */
  open(sealed: Sealed, place: string): { readonly text: string; readonly isFresh: boolean } | undefined {
    for (const key of this.keys) {
      const text = openWith(key, sealed, place);
      if (text !== undefined) return { text, isFresh: key === this.keys[0] };
    }
    return undefined;
  }
}

function openWith(key: Buffer, { nonce, body, tag }: Sealed, place: string): string | undefined {
  try {
    const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

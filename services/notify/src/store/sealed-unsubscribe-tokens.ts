import { Injectable } from '@nestjs/common';
import { UnsubscribeTokens, type Unsubscription } from '../app/ports/unsubscribe-tokens';
import { Encryptor } from './encryptor';

const PLACE = 'unsubscribe';

/** Tokens that hold their content, encrypted: nothing is stored for a mail that nobody unsubscribes from. */
@Injectable()
export class SealedUnsubscribeTokens extends UnsubscribeTokens {
  constructor(private readonly encryptor: Encryptor) {
    super();
  }

  make({ userId, kind, locale }: Unsubscription): string {
    return this.encryptor.seal([userId, kind, locale], PLACE).toString('base64url');
  }

  read(token: string): Unsubscription | undefined {
    const content = this.encryptor.open(Buffer.from(token, 'base64url'), PLACE);
    if (!content) return undefined;
    const [userId, kind, locale] = content as [string, Unsubscription['kind'], Unsubscription['locale']];
    return { userId, kind, locale };
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WebhookKeys } from '../../app/ports/webhooks';

const PREFIX = 'whsec_';

/** Length of a key, bytes; 24 to 64 are allowed. */
const KEY_BYTES = 32;

@Injectable()
export class HmacKeys extends WebhookKeys {
  create(): string {
    return `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`;
  }

  sign(key: string, text: string): string {
    const bytes = Buffer.from(key.slice(PREFIX.length), 'base64');
    return createHmac('sha256', bytes).update(text).digest('base64');
  }
}

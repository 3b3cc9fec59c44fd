import { Injectable } from '@nestjs/common';
import { type Call, forbidden, refused } from '@kashikari/kernel';
import { MailQueue } from './ports';

/** Keys of one call, at most. */
const MOST = 500;

/** Which mails came back, for the service that ordered them. */
@Injectable()
export class ListRefusedMail {
  constructor(private readonly mailQueue: MailQueue) {}

  run(keys: readonly string[], { actor }: Call): Promise<string[]> {
    if (actor.kind !== 'system') throw forbidden();
    if (keys.length > MOST) throw refused('validation.too_many', { max: MOST });
    return this.mailQueue.refused(keys);
  }
}

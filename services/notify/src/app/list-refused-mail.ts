import { Injectable } from '@nestjs/common';
import { type Call, forbidden, refused } from '@kashikari/kernel';
import { MailQueue } from './ports';

/** Maximum number of keys per call. */
const MAX = 500;

/** Lists refused mails for the service that ordered them. */
@Injectable()
export class ListRefusedMail {
  constructor(private readonly mailQueue: MailQueue) {}

  run(keys: readonly string[], { actor }: Call): Promise<string[]> {
    if (actor.kind !== 'system') throw forbidden();
    if (keys.length > MAX) throw refused('validation.too_many', { max: MAX });
    return this.mailQueue.refused(keys);
  }
}

import { Injectable } from '@nestjs/common';
import { type Call, forbidden, refused } from '@kashikari/kernel';
import { Mailroom } from './ports';

/** Keys of one call, at most. */
const MOST = 500;

/** Which mails came back, for the service that ordered them. */
@Injectable()
export class ListRefusedMail {
  constructor(private readonly mailroom: Mailroom) {}

  run(keys: readonly string[], { actor }: Call): Promise<string[]> {
    if (actor.kind !== 'system') throw forbidden();
    if (keys.length > MOST) throw refused('validation.too_many', { max: MOST });
    return this.mailroom.refused(keys);
  }
}

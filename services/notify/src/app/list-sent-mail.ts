import { Injectable } from '@nestjs/common';
import type { SentMail } from '../domain/mail';
import { Courier } from './courier';
import { Mailroom } from './ports';

/** What has been sent so far, for tests: also what is just under way. */
@Injectable()
export class ListSentMail {
  constructor(
    private readonly mailroom: Mailroom,
    private readonly courier: Courier,
  ) {}

  async run(to: string): Promise<SentMail[]> {
    await this.courier.idle();
    return this.mailroom.sent(to);
  }
}

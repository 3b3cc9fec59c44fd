import { Injectable } from '@nestjs/common';
import type { SentMail } from '../domain/mail';
import { MailDispatcher } from './mail-dispatcher';
import { MailQueue } from './ports';

/** Lists sent mails for tests, including those being sent. */
@Injectable()
export class ListSentMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly dispatcher: MailDispatcher,
  ) {}

  async run(to: string): Promise<SentMail[]> {
    await this.dispatcher.idle();
    return this.mailQueue.sent(to);
  }
}

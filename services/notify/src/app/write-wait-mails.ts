import { Injectable } from '@nestjs/common';
import { waitMail, type WaitNews } from '../domain/wait-mails';
import { WriteMails, type Mails } from './write-mails';

/** Mails people on a good's waiting list: it is their turn, or the time to answer has passed. */
@Injectable()
export class WriteWaitMails extends WriteMails<WaitNews> {
  protected mailsOf(news: readonly WaitNews[]): Mails {
    return { atOnce: news.map(waitMail) };
  }
}

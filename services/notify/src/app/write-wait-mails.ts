import { Injectable } from '@nestjs/common';
import { waitMail, type WaitNews } from '../domain/wait-mails';
import { WriteMails, type Mails } from './write-mails';

/** Tells who waits that it is its turn, and when the time to answer went by. */
@Injectable()
export class WriteWaitMails extends WriteMails<WaitNews> {
  protected mailsOf(news: readonly WaitNews[]): Mails {
    return { atOnce: news.map(waitMail) };
  }
}

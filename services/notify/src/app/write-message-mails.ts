import { Injectable } from '@nestjs/common';
import { messageMails, type MessageNews } from '../domain/message-mails';
import { WriteMails, type Mails } from './write-mails';

/** Writes a mail to the other sides of a booking when somebody wrote about it. */
@Injectable()
export class WriteMessageMails extends WriteMails<MessageNews> {
  protected mailsOf(news: readonly MessageNews[]): Mails {
    return messageMails(news);
  }
}

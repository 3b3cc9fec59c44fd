import { Injectable } from '@nestjs/common';
import { transferMail, type TransferNews } from '../domain/transfer-mails';
import { WriteMails, type Mails } from './write-mails';

/** Mails the account that is asked to own a good. */
@Injectable()
export class WriteTransferMails extends WriteMails<TransferNews> {
  protected mailsOf(news: readonly TransferNews[]): Mails {
    return { atOnce: news.map(transferMail) };
  }
}

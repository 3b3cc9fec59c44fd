import { Injectable } from '@nestjs/common';
import { commentMails, type CommentNews } from '../domain/comment-mails';
import { WriteMails, type Mails } from './write-mails';

/** Writes a mail to the lender and earlier authors when somebody comments on a good or reviews it. */
@Injectable()
export class WriteCommentMails extends WriteMails<CommentNews> {
  protected mailsOf(news: readonly CommentNews[]): Mails {
    return { atOnce: [], spaced: commentMails(news) };
  }
}

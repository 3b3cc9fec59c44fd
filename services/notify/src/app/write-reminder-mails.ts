import { Injectable } from '@nestjs/common';
import { reminderMail, type ReminderNews } from '../domain/reminder-mails';
import { WriteMails, type Mails } from './write-mails';

/** Reminds borrowers of what begins or is to be returned tomorrow, and of what is late. */
@Injectable()
export class WriteReminderMails extends WriteMails<ReminderNews> {
  protected mailsOf(news: readonly ReminderNews[]): Mails {
    return { atOnce: news.map(reminderMail) };
  }
}

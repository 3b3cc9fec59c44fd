import path from 'node:path';
import { Module, type Provider } from '@nestjs/common';
import { Clock, Logger, SettingsToken, type Settings } from '@kashikari/platform';
import { AcceptMail } from './app/accept-mail';
import { ChooseMails } from './app/choose-mails';
import { Courier } from './app/courier';
import { DeliverMail } from './app/deliver-mail';
import { GatherKnown } from './app/gather-known';
import { ListRefusedMail } from './app/list-refused-mail';
import { ListSentMail } from './app/list-sent-mail';
import { Contacts, Mailroom, NotificationSettings, Post, Threads, Times, Writer } from './app/ports';
import { SendDueMails } from './app/send-due-mails';
import { WriteBookingMails } from './app/write-booking-mails';
import { WriteMessageMails } from './app/write-message-mails';
import { WriteReminderMails } from './app/write-reminder-mails';
import { WriteWaitMails } from './app/write-wait-mails';
import { FilePost } from './clients/file-post';
import { IdentityContacts } from './clients/identity-contacts';
import { ReservationThreads } from './clients/reservation-threads';
import { SmtpPost } from './clients/smtp-post';
import { TracedPost } from './clients/traced-post';
import { OnBookingChanged } from './events/on-booking-changed';
import { OnMessageWritten } from './events/on-message-written';
import { OnReminderDue } from './events/on-reminder-due';
import { OnWaitChanged } from './events/on-wait-changed';
import { SendDueMailsJob } from './events/send-due-mails.job';
import { MailController } from './grpc/mail.controller';
import { NotificationSettingsController } from './grpc/notification-settings.controller';
import { I18nWriter } from './letters/i18n-writer';
import { SETTINGS, siteOf, type NotifySettings } from './settings';
import { PgMailroom } from './store/mailroom';
import { NotificationSettingsStore } from './store/notification-settings';
import { Sealer } from './store/sealer';

const ACTS = [
  AcceptMail,
  ChooseMails,
  Courier,
  DeliverMail,
  GatherKnown,
  ListRefusedMail,
  ListSentMail,
  SendDueMails,
  WriteBookingMails,
  WriteMessageMails,
  WriteReminderMails,
  WriteWaitMails,
];

const PORTS: Provider[] = [
  { provide: Mailroom, useClass: PgMailroom },
  { provide: Contacts, useClass: IdentityContacts },
  { provide: Threads, useClass: ReservationThreads },
  { provide: NotificationSettings, useClass: NotificationSettingsStore },
  { provide: Times, useExisting: Clock },
  {
    provide: Writer,
    inject: [SettingsToken],
    useFactory: (settings: NotifySettings) => new I18nWriter(siteOf(settings)),
  },
  {
    provide: Post,
    inject: [SettingsToken, Times, Logger],
    useFactory: (
      { SMTP_URL, MAIL_FROM, DATA_DIR }: Settings & NotifySettings,
      times: Times,
      logger: Logger,
    ) =>
      new TracedPost(
        SMTP_URL
          ? new SmtpPost(SMTP_URL, MAIL_FROM)
          : new FilePost(path.join(DATA_DIR, 'mail'), MAIL_FROM, times, logger),
      ),
  },
];

/** Tells people by mail what they should know. */
@Module({
  controllers: [MailController, NotificationSettingsController],
  providers: [
    ...ACTS,
    ...PORTS,
    Sealer,
    OnBookingChanged,
    OnMessageWritten,
    OnReminderDue,
    OnWaitChanged,
    SendDueMailsJob,
  ],
})
export class NotifyModule {
  static readonly settings = SETTINGS;
  static readonly calls = ['identity', 'reservation'];
}

import path from 'node:path';
import { Module, type OnApplicationBootstrap, type Provider } from '@nestjs/common';
import {
  Clock,
  Database,
  Jobs,
  Logger,
  OutboundClient,
  SettingsToken,
  type Settings,
} from '@kashikari/platform';
import { AcceptMail } from './app/accept-mail';
import { ChooseGroupMails } from './app/choose-group-mails';
import { ChooseMails } from './app/choose-mails';
import { MailDispatcher } from './app/mail-dispatcher';
import { DeliverMail } from './app/deliver-mail';
import { DeliverPush } from './app/deliver-push';
import { EndGroupChoices } from './app/end-group-choices';
import { FindReach } from './app/find-reach';
import { GatherKnown } from './app/gather-known';
import { KeepNewGoodsReaders } from './app/keep-new-goods-readers';
import { KeepPushTokens } from './app/keep-push-tokens';
import { ListRefusedMail } from './app/list-refused-mail';
import { ListSentMail } from './app/list-sent-mail';
import {
  Contacts,
  Groups,
  GroupSettings,
  MailQueue,
  MailServerTester,
  NoticedGoods,
  NotificationSettings,
  MailTransport,
  Shells,
  StoredMailServer,
  Threads,
  Times,
  Writer,
} from './app/ports';
import { MailFiles } from './app/ports/mail-files';
import { NewGoods, NewGoodsNotices } from './app/ports/new-goods';
import { PushService, PushTokens, PushQueue } from './app/ports/push';
import { PushDispatcher } from './app/push-dispatcher';
import { UnsubscribeTokens } from './app/ports/unsubscribe-tokens';
import { SendNewGoods } from './app/send-new-goods';
import { SendTestMail } from './app/send-test-mail';
import { SendDueMails } from './app/send-due-mails';
import { SendDuePushes } from './app/send-due-pushes';
import { SweepMailFiles } from './app/sweep-mail-files';
import { Unsubscribe } from './app/unsubscribe';
import { WriteBookingMails } from './app/write-booking-mails';
import { WriteCommentMails } from './app/write-comment-mails';
import { WriteMessageMails } from './app/write-message-mails';
import { WriteReminderMails } from './app/write-reminder-mails';
import { WritePaymentMails } from './app/write-payment-mails';
import { WriteTransferMails } from './app/write-transfer-mails';
import { WriteWaitMails } from './app/write-wait-mails';
import { ChosenTransport } from './clients/chosen-transport';
import { FileTransport, type FiledMail } from './clients/file-transport';
import { CatalogGoods } from './clients/catalog-goods';
import { CatalogNewGoods } from './clients/catalog-new-goods';
import { IdentityContacts } from './clients/identity-contacts';
import { IdentityGroups } from './clients/identity-groups';
import { IdentityMailServer } from './clients/identity-mail-server';
import { IdentityShells } from './clients/identity-shells';
import { ReservationThreads } from './clients/reservation-threads';
import { SmtpTester } from './clients/smtp-tester';
import { SmtpTransport } from './clients/smtp-transport';
import { TracedTransport } from './clients/traced-transport';
import { vapidKeys } from './clients/vapid';
import { WebPushService } from './clients/web-push-service';
import { OnBookingChanged } from './events/on-booking-changed';
import { OnCommentChanged } from './events/on-comment-changed';
import { OnGroupChanged } from './events/on-group-changed';
import { OnMembershipChanged } from './events/on-membership-changed';
import { OnMessageWritten } from './events/on-message-written';
import { OnReminderDue } from './events/on-reminder-due';
import { OnSessionsEnded } from './events/on-sessions-ended';
import { OnPaymentChanged } from './events/on-payment-changed';
import { OnReviewChanged } from './events/on-review-changed';
import { OnTransferChanged } from './events/on-transfer-changed';
import { OnUserChanged } from './events/on-user-changed';
import { OnWaitChanged } from './events/on-wait-changed';
import { ReadMembersJob } from './events/read-members.job';
import { SendDueMailsJob } from './events/send-due-mails.job';
import { SendDuePushesJob } from './events/send-due-pushes.job';
import { SendNewGoodsJob } from './events/send-new-goods.job';
import { SweepMailFilesJob } from './events/sweep-mail-files.job';
import { MailController } from './grpc/mail.controller';
import { NotificationSettingsController } from './grpc/notification-settings.controller';
import { PushTokensController } from './grpc/push-tokens.controller';
import { UnsubscribesController } from './grpc/unsubscribes.controller';
import { WebhooksModule } from './webhooks.module';
import { I18nWriter } from './rendering/i18n-writer';
import { opensInnerNetworks, SETTINGS, siteOf, subjectOf, type NotifySettings } from './settings';
import { PgGroupSettings } from './store/group-settings.repository';
import { PgMailFiles } from './store/mail-files.repository';
import { PgMailQueue } from './store/mail-queue.repository';
import { PgNewGoodsNotices } from './store/new-goods-notices.repository';
import { PgNotificationSettings } from './store/notification-settings.repository';
import { PgPushTokens } from './store/push-tokens.repository';
import { PgPushQueue } from './store/push-queue.repository';
import { SealedUnsubscribeTokens } from './store/sealed-unsubscribe-tokens';
import { Encryptor } from './store/encryptor';

const ACTS = [
  AcceptMail,
  ChooseGroupMails,
  ChooseMails,
  MailDispatcher,
  DeliverMail,
  DeliverPush,
  EndGroupChoices,
  FindReach,
  GatherKnown,
  KeepNewGoodsReaders,
  KeepPushTokens,
  ListRefusedMail,
  ListSentMail,
  PushDispatcher,
  SendDueMails,
  SendDuePushes,
  SendNewGoods,
  SendTestMail,
  SweepMailFiles,
  Unsubscribe,
  WriteBookingMails,
  WriteCommentMails,
  WriteMessageMails,
  WriteReminderMails,
  WritePaymentMails,
  WriteTransferMails,
  WriteWaitMails,
];

const PORTS: Provider[] = [
  { provide: MailQueue, useClass: PgMailQueue },
  {
    provide: MailFiles,
    inject: [Database, Jobs, SettingsToken],
    useFactory: (db: Database, jobs: Jobs, settings: Settings & NotifySettings) =>
      new PgMailFiles(db, jobs, path.join(settings.DATA_DIR, 'mail'), settings.MAIL_KEEP_DAYS),
  },
  { provide: Contacts, useClass: IdentityContacts },
  { provide: Shells, useClass: IdentityShells },
  { provide: Threads, useClass: ReservationThreads },
  { provide: NotificationSettings, useClass: PgNotificationSettings },
  { provide: GroupSettings, useClass: PgGroupSettings },
  { provide: Groups, useClass: IdentityGroups },
  { provide: NewGoods, useClass: CatalogNewGoods },
  { provide: NewGoodsNotices, useClass: PgNewGoodsNotices },
  { provide: NoticedGoods, useClass: CatalogGoods },
  { provide: PushQueue, useClass: PgPushQueue },
  { provide: PushTokens, useClass: PgPushTokens },
  { provide: UnsubscribeTokens, useClass: SealedUnsubscribeTokens },
  {
    provide: PushService,
    inject: [SettingsToken],
    useFactory: (settings: Settings & NotifySettings) => {
      const open = opensInnerNetworks(settings);
      const outbound = new OutboundClient({ allow: settings.OUTBOUND_ALLOW_CIDRS, open });
      const keys = vapidKeys(settings, settings.VAPID_PRIVATE_KEY);
      return new WebPushService(keys, subjectOf(settings), outbound);
    },
  },
  { provide: Times, useExisting: Clock },
  {
    provide: Writer,
    inject: [SettingsToken],
    useFactory: (settings: NotifySettings) => new I18nWriter(siteOf(settings)),
  },
  {
    provide: MailTransport,
    inject: [SettingsToken, Times, Logger, StoredMailServer],
    useFactory: (
      { SMTP_URL, MAIL_FROM, DATA_DIR, TELL_MAIL_LINKS: tells }: Settings & NotifySettings,
      times: Times,
      logger: Logger,
      stored: StoredMailServer,
    ) => {
      if (SMTP_URL) return new TracedTransport(new SmtpTransport({ url: SMTP_URL }, MAIL_FROM));
      const tell = tells === '1' ? notifyParent : undefined;
      const files = new FileTransport(path.join(DATA_DIR, 'mail'), MAIL_FROM, times, logger, tell);
      return new TracedTransport(new ChosenTransport(stored, files));
    },
  },
  { provide: StoredMailServer, useClass: IdentityMailServer },
  { provide: MailServerTester, useClass: SmtpTester },
];

/** `npm start` prints it; a container has no parent that listens. */
function notifyParent(mail: FiledMail): void {
  process.send?.({ mail });
}

/** Notifies people by mail and in their browsers. */
@Module({
  controllers: [MailController, NotificationSettingsController, PushTokensController, UnsubscribesController],
  imports: [WebhooksModule],
  providers: [
    ...ACTS,
    ...PORTS,
    Encryptor,
    OnBookingChanged,
    OnCommentChanged,
    OnGroupChanged,
    OnMembershipChanged,
    OnMessageWritten,
    OnReminderDue,
    OnSessionsEnded,
    OnPaymentChanged,
    OnReviewChanged,
    OnTransferChanged,
    OnUserChanged,
    OnWaitChanged,
    ReadMembersJob,
    SendDueMailsJob,
    SendDuePushesJob,
    SendNewGoodsJob,
    SweepMailFilesJob,
  ],
})
export class NotifyModule implements OnApplicationBootstrap {
  static readonly settings = SETTINGS;
  static readonly keepsAccounts = true;
  static readonly calls = ['identity', 'reservation', 'catalog'];

  constructor(
    private readonly sweep: SweepMailFiles,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep.order(this.clock.now());
  }
}

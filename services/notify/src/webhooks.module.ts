import { Module, type Provider } from '@nestjs/common';
import { Clock, OutboundClient, SettingsToken, type Settings } from '@kashikari/platform';
import { Contacts, MailQueue, Times } from './app/ports';
import {
  ChatWriter,
  DeliveryQueue,
  GroupsOfAccounts,
  GroupsOfGoods,
  OwnGroups,
  Receivers,
  WebhookKeys,
  Webhooks,
} from './app/ports/webhooks';
import { DeliverWebhook } from './app/webhooks/deliver-webhook';
import { ManageDeliveries } from './app/webhooks/manage-deliveries';
import { ManageWebhooks } from './app/webhooks/manage-webhooks';
import { WebhookDispatcher } from './app/webhooks/webhook-dispatcher';
import { WriteDeliveries } from './app/webhooks/write-deliveries';
import { IdentityContacts } from './clients/identity-contacts';
import { CatalogGoods } from './clients/webhooks/catalog-goods';
import { IdentityGroups } from './clients/webhooks/identity-groups';
import { HmacKeys } from './clients/webhooks/hmac-keys';
import { OutboundReceivers } from './clients/webhooks/outbound-receivers';
import { DeliverBookingChanges } from './events/webhooks/on-booking-changed';
import { DeliverComments } from './events/webhooks/on-comment-changed';
import { DeliverGoodChanges } from './events/webhooks/on-good-changed';
import { OnGroupOwned } from './events/webhooks/on-group-changed';
import { DeliverMemberships } from './events/webhooks/on-membership-changed';
import { DeliverMessages } from './events/webhooks/on-message-written';
import { DeliverPayments } from './events/webhooks/on-payment-changed';
import { DeliverPosts } from './events/webhooks/on-post-changed';
import { DeliverOverdue } from './events/webhooks/on-reminder-due';
import { DeliverStocktakings } from './events/webhooks/on-stocktaking-finished';
import { EndWebhooksOfUsers } from './events/webhooks/on-user-changed';
import { DeliverOffers } from './events/webhooks/on-wait-changed';
import { SendDueDeliveriesJob } from './events/send-due-deliveries.job';
import { WebhooksController } from './grpc/webhooks/webhooks.controller';
import { ChatSentences } from './rendering/webhooks/chat-sentences';
import { opensInnerNetworks, siteOf, type NotifySettings } from './settings';
import { Encryptor } from './store/encryptor';
import { PgMailQueue } from './store/mail-queue.repository';
import { PgDeliveryQueue } from './store/webhooks/deliveries.repository';
import { NoteOutcome } from './store/webhooks/note-outcome';
import { PgOwnGroups } from './store/webhooks/own-groups.repository';
import { PgWebhooks } from './store/webhooks/webhooks.repository';

const PORTS: Provider[] = [
  { provide: Webhooks, useClass: PgWebhooks },
  { provide: DeliveryQueue, useClass: PgDeliveryQueue },
  { provide: OwnGroups, useClass: PgOwnGroups },
  { provide: GroupsOfAccounts, useClass: IdentityGroups },
  { provide: GroupsOfGoods, useClass: CatalogGoods },
  { provide: Contacts, useClass: IdentityContacts },
  { provide: MailQueue, useClass: PgMailQueue },
  { provide: WebhookKeys, useClass: HmacKeys },
  { provide: Times, useExisting: Clock },
  {
    provide: ChatWriter,
    inject: [SettingsToken],
    useFactory: (settings: NotifySettings) => new ChatSentences(siteOf(settings)),
  },
  {
    provide: Receivers,
    inject: [SettingsToken],
    useFactory: (settings: Settings & NotifySettings) => {
      const open = opensInnerNetworks(settings);
      return new OutboundReceivers(new OutboundClient({ allow: settings.OUTBOUND_ALLOW_CIDRS, open }));
    },
  },
];

const ACTS = [DeliverWebhook, ManageDeliveries, ManageWebhooks, WebhookDispatcher, WriteDeliveries];

const EVENTS = [
  ...[DeliverBookingChanges, DeliverComments, DeliverGoodChanges, DeliverMemberships, DeliverMessages],
  ...[DeliverOffers, DeliverOverdue, DeliverPayments, DeliverPosts, DeliverStocktakings],
  ...[EndWebhooksOfUsers, OnGroupOwned, SendDueDeliveriesJob],
];

/** Webhooks of accounts: what they are, and what they deliver. */
@Module({
  controllers: [WebhooksController],
  providers: [...PORTS, ...ACTS, ...EVENTS, Encryptor, NoteOutcome],
})
export class WebhooksModule {}

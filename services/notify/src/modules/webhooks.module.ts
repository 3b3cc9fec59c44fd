import { Module, type Provider } from '@nestjs/common';
import { Clock, OutboundClient, SettingsToken, type Settings } from '@kashikari/platform';
import { Times } from '../app/ports';
import { GroupsOfAccounts, OwnGroups, Receivers, Webhooks } from '../app/ports/webhooks';
import { ManageDeliveries } from '../app/webhooks/manage-deliveries';
import { ManageWebhooks } from '../app/webhooks/manage-webhooks';
import { IdentityGroups } from '../clients/webhooks/identity-groups';
import { OutboundReceivers } from '../clients/webhooks/outbound-receivers';
import { WebhooksController } from '../grpc/webhooks/webhooks.controller';
import { opensInnerNetworks, type NotifySettings } from '../settings';
import { Encryptor } from '../store/encryptor';
import { PgOwnGroups } from '../store/webhooks/own-groups.repository';
import { PgWebhooks } from '../store/webhooks/webhooks.repository';

const PORTS: Provider[] = [
  { provide: Webhooks, useClass: PgWebhooks },
  { provide: OwnGroups, useClass: PgOwnGroups },
  { provide: GroupsOfAccounts, useClass: IdentityGroups },
  { provide: Times, useExisting: Clock },
  {
    provide: Receivers,
    inject: [SettingsToken],
    useFactory: (settings: Settings & NotifySettings) => {
      const open = opensInnerNetworks(settings);
      return new OutboundReceivers(new OutboundClient({ allow: settings.OUTBOUND_ALLOW_CIDRS, open }));
    },
  },
];

/** Webhooks of accounts: what they are, and what they deliver. */
@Module({
  controllers: [WebhooksController],
  providers: [...PORTS, Encryptor, ManageDeliveries, ManageWebhooks],
})
export class WebhooksModule {}

import type { Provider, Type } from '@nestjs/common';
import { GetInstallation } from './app/installation/get-installation';
import { ManageMailServer } from './app/installation/manage-mail-server';
import * as ports from './app/ports';
import { SetUpInstallation } from './app/installation/set-up-installation';
import { SetupGate } from './app/installation/setup-gate';
import { NotifyMailServers } from './clients/notify-mail-servers';
import { PgInstallationViews } from './store/installation/installation.views';

const cases: Type[] = [GetInstallation, ManageMailServer, SetUpInstallation, SetupGate];

/** Use cases of the installation as a whole, and the hands of their ports. */
export const installationParts: readonly Provider[] = [
  ...cases,
  { provide: ports.InstallationViews, useClass: PgInstallationViews },
  { provide: ports.MailServers, useClass: NotifyMailServers },
];

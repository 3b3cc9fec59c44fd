import { Module } from '@nestjs/common';
import { GetInstallation } from '../app/installation/get-installation';
import { ManageMailServer } from '../app/installation/manage-mail-server';
import { SetUpInstallation } from '../app/installation/set-up-installation';
import { SetupGate } from '../app/installation/setup-gate';
import { InstallationsController } from '../grpc/installation/installations.controller';
import { GuessesModule } from './guesses.module';
import { SessionsModule } from './sessions.module';

/** The installation as a whole: its setup, name and mail server. */
@Module({
  imports: [GuessesModule, SessionsModule],
  controllers: [InstallationsController],
  providers: [GetInstallation, ManageMailServer, SetUpInstallation, SetupGate],
})
export class InstallationModule {}

import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, StockController } from '@kashikari/platform';
import { Sweep } from './app/sessions/sweep';
import { CardsModule } from './modules/cards.module';
import { GroupsModule } from './modules/groups.module';
import { GuessesModule } from './modules/guesses.module';
import { InstallationModule } from './modules/installation.module';
import { InvitesModule } from './modules/invites.module';
import { MembersModule } from './modules/members.module';
import { PortsModule } from './modules/ports.module';
import { SeatsModule } from './modules/seats.module';
import { SessionsModule } from './modules/sessions.module';
import { ShellsModule } from './modules/shells.module';
import { SignInMethodsModule } from './modules/sign-in-methods.module';
import { SignInModule } from './modules/sign-in.module';
import { SupportModule } from './modules/support.module';
import { UsersModule } from './modules/users.module';
import { SETTINGS } from './settings';

/** Identity: users, sign-in, groups, memberships and managers. */
@Module({
  imports: [
    PortsModule,
    ...[GuessesModule, SessionsModule, SignInMethodsModule, SignInModule],
    ...[UsersModule, GroupsModule, MembersModule, InvitesModule, CardsModule],
    ...[SeatsModule, ShellsModule, InstallationModule, SupportModule],
  ],
  controllers: [StockController],
})
export class IdentityModule implements OnApplicationBootstrap {
  static readonly settings = SETTINGS;
  static readonly calls = ['reservation', 'catalog', 'notify', 'billing'];

  constructor(
    private readonly sweep: Sweep,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep.order(this.clock.now());
  }
}

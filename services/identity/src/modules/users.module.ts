import { Module } from '@nestjs/common';
import { AddAccount } from '../app/users/add-account';
import { BatchGetUsers } from '../app/users/batch-get-users';
import { CheckHiddenAds } from '../app/users/check-hidden-ads';
import { ChooseLabs } from '../app/users/choose-labs';
import { CreateManager } from '../app/users/create-manager';
import { DeleteManager } from '../app/users/delete-manager';
import { DeleteUser } from '../app/users/delete-user';
import { FollowUserUpdate } from '../app/users/follow-user-update';
import { GetAccess } from '../app/users/get-access';
import { GetContacts } from '../app/users/get-contacts';
import { GetUser } from '../app/users/get-user';
import { ListAccounts } from '../app/users/list-accounts';
import { ListManagers } from '../app/users/list-managers';
import { PlanOfAccount } from '../app/users/plan-of-account';
import { UpdateUser } from '../app/users/update-user';
import { CheckHiddenAdsJob } from '../events/check-hidden-ads.job';
import { AccessController } from '../grpc/users/access.controller';
import { LabsController } from '../grpc/users/labs.controller';
import { ManagersController } from '../grpc/users/managers.controller';
import { UsersController } from '../grpc/users/users.controller';
import { GroupsModule } from './groups.module';
import { GuessesModule } from './guesses.module';
import { InvitesModule } from './invites.module';
import { ShellsModule } from './shells.module';

/** Accounts, and the users who manage them. */
@Module({
  imports: [GroupsModule, GuessesModule, InvitesModule, ShellsModule],
  controllers: [AccessController, LabsController, ManagersController, UsersController],
  providers: [
    AddAccount,
    BatchGetUsers,
    CheckHiddenAds,
    CheckHiddenAdsJob,
    ChooseLabs,
    CreateManager,
    DeleteManager,
    DeleteUser,
    FollowUserUpdate,
    GetAccess,
    GetContacts,
    GetUser,
    ListAccounts,
    ListManagers,
    PlanOfAccount,
    UpdateUser,
  ],
  exports: [BatchGetUsers],
})
export class UsersModule {}

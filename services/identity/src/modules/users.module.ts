import { Module } from '@nestjs/common';
import { AddAccount } from '../app/users/add-account';
import { BatchGetUsers } from '../app/users/batch-get-users';
import { CreateManager } from '../app/users/create-manager';
import { DeleteManager } from '../app/users/delete-manager';
import { DeleteUser } from '../app/users/delete-user';
import { GetAccess } from '../app/users/get-access';
import { GetContacts } from '../app/users/get-contacts';
import { GetUser } from '../app/users/get-user';
import { ListAccounts } from '../app/users/list-accounts';
import { ListManagers } from '../app/users/list-managers';
import { UpdateUser } from '../app/users/update-user';
import { AccessController } from '../grpc/users/access.controller';
import { ManagersController } from '../grpc/users/managers.controller';
import { UsersController } from '../grpc/users/users.controller';
import { GroupsModule } from './groups.module';
import { GuessesModule } from './guesses.module';
import { InvitesModule } from './invites.module';
import { ShellsModule } from './shells.module';

/** Accounts, and the users who manage them. */
@Module({
  imports: [GroupsModule, GuessesModule, InvitesModule, ShellsModule],
  controllers: [AccessController, ManagersController, UsersController],
  providers: [
    AddAccount,
    BatchGetUsers,
    CreateManager,
    DeleteManager,
    DeleteUser,
    GetAccess,
    GetContacts,
    GetUser,
    ListAccounts,
    ListManagers,
    UpdateUser,
  ],
  exports: [BatchGetUsers],
})
export class UsersModule {}

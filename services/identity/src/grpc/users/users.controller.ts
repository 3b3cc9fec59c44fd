import { enumOf, identity, PATCHES, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { contactOf } from '../../domain/users/contact';
import { AddAccount } from '../../app/users/add-account';
import { BatchGetUsers } from '../../app/users/batch-get-users';
import { DeleteUser } from '../../app/users/delete-user';
import { GetContacts } from '../../app/users/get-contacts';
import { GetUser } from '../../app/users/get-user';
import { ListAccounts } from '../../app/users/list-accounts';
import { UpdateUser } from '../../app/users/update-user';
import { toUser } from '../shared/messages';

/** The part of AccountService that speaks of users. */
@GrpcController(identity.AccountServiceService)
export class UsersController {
  constructor(
    private readonly one: GetUser,
    private readonly many: BatchGetUsers,
    private readonly add: AddAccount,
    private readonly accounts: ListAccounts,
    private readonly update: UpdateUser,
    private readonly remove: DeleteUser,
    private readonly contacts: GetContacts,
  ) {}

  async getUser({ id }: identity.GetUserRequest, call: Call): Promise<identity.GetUserResponse> {
    return { user: toUser(await this.one.run(id, call)) };
  }

  async batchGetUsers(
    { ids }: identity.BatchGetUsersRequest,
    call: Call,
  ): Promise<identity.BatchGetUsersResponse> {
    return { users: (await this.many.run(ids, call)).map(toUser) };
  }

  async addAccount(request: identity.AddAccountRequest, call: Call): Promise<identity.AddAccountResponse> {
    return { user: toUser(await this.add.run(request, call)) };
  }

  async listAccounts(
    _request: identity.ListAccountsRequest,
    call: Call,
  ): Promise<identity.ListAccountsResponse> {
    const { added, managed } = await this.accounts.run(call);
    return { added: added.map(toUser), managed: managed.map(toUser) };
  }

  async updateUser(request: identity.UpdateUserRequest, call: Call): Promise<identity.UpdateUserResponse> {
    return {
      user: toUser(await this.update.run({ ...request, patch: PATCHES.user.read(request.patch) }, call)),
    };
  }

  async deleteUser(request: identity.DeleteUserRequest, call: Call): Promise<identity.DeleteUserResponse> {
    await this.remove.run({ ...request, accountName: request.accountName ?? '' }, call);
    return {};
  }

  async getContacts(
    { userIds }: identity.GetContactsRequest,
    call: Call,
  ): Promise<identity.GetContactsResponse> {
    const users = await this.contacts.run(userIds, call);
    return {
      contacts: users.map((user) => ({
        userId: user.id,
        name: user.name,
        email: contactOf(user)?.email ?? '',
        emailVerified: contactOf(user)?.isVerified ?? false,
        locale: enumOf(SETS.locale, user.locale),
        timeZone: user.timeZone,
        invoiceName: user.invoiceName,
        registrationNumber: user.registrationNumber,
      })),
    };
  }
}

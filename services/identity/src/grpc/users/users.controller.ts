import { enumOf, identity, PATCHES, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { BatchGetUsers } from '../../app/users/batch-get-users';
import { DeleteUser } from '../../app/users/delete-user';
import { GetContacts } from '../../app/users/get-contacts';
import { GetUser } from '../../app/users/get-user';
import { UpdateUser } from '../../app/users/update-user';
import { toUser } from '../shared/messages';

/** The part of AccountService that speaks of users. */
@GrpcController(identity.AccountServiceService)
export class UsersController {
  constructor(
    private readonly one: GetUser,
    private readonly many: BatchGetUsers,
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

  async updateUser(request: identity.UpdateUserRequest, call: Call): Promise<identity.UpdateUserResponse> {
    return {
      user: toUser(await this.update.run({ ...request, patch: PATCHES.user.read(request.patch) }, call)),
    };
  }

  async deleteUser(request: identity.DeleteUserRequest, call: Call): Promise<identity.DeleteUserResponse> {
    await this.remove.run(request, call);
    return {};
  }

  async getContacts(
    { userIds }: identity.GetContactsRequest,
    call: Call,
  ): Promise<identity.GetContactsResponse> {
    const users = await this.contacts.run(userIds, call);
    return {
      contacts: users.map(({ id, email, emailVerified, locale, ...user }) => ({
        userId: id,
        name: user.name,
        email: email ?? '',
        emailVerified: Boolean(email) && emailVerified,
        locale: enumOf(SETS.locale, locale),
        timeZone: user.timeZone,
        invoiceName: user.invoiceName,
        registrationNumber: user.registrationNumber,
      })),
    };
  }
}

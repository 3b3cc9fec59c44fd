import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { User } from '../../domain/users/user';
import { onlySystem } from '../shared/acting';
import { UserViews } from '../ports';

/** Returns addresses and languages for mails, to notify only. */
@Injectable()
export class GetContacts {
  constructor(private readonly users: UserViews) {}

  async run(ids: readonly string[], call: Call): Promise<User[]> {
    onlySystem(call);
    return this.users.present(ids);
  }
}

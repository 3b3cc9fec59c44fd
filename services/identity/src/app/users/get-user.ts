import { Injectable } from '@nestjs/common';
import { actorUserId, notFound, unauthenticated, type Call } from '@kashikari/kernel';
import { showUser, type ShownUser } from '../../domain/shared/shown';
import { signedIn } from '../shared/acting';
import { UserViews } from '../ports';

/** One user by id, account name or `current`, to those who may know it. */
@Injectable()
export class GetUser {
  constructor(private readonly users: UserViews) {}

  async run(idOrName: string, call: Call): Promise<ShownUser> {
    const asked = idOrName === 'current' ? signedIn(call) : idOrName;
    const seen = await this.users.find(asked, actorUserId(call.actor));
    const shown = seen && showUser(seen.user, seen.relation, call.actor);
    // A token outlives its user by some minutes.
    if (!shown) throw idOrName === 'current' ? unauthenticated() : notFound('user', idOrName);
    return shown;
  }
}

import { Injectable } from '@nestjs/common';
import { reaches, type Call } from '@kashikari/kernel';
import { showUser, type ShownUser } from '../../domain/shared/shown';
import { signedIn } from '../shared/acting';
import { UserViews } from '../ports';

/** Other accounts of the caller. */
export interface ListedAccounts {
  /** Accounts that the caller added. */
  readonly added: readonly ShownUser[];
  /** Accounts that the caller manages. */
  readonly managed: readonly ShownUser[];
}

/** Lists the accounts that the caller added or manages, the oldest first. */
@Injectable()
export class ListAccounts {
  constructor(private readonly users: UserViews) {}

  async run(call: Call): Promise<ListedAccounts> {
    const own = signedIn(call);
    if (call.actor.kind !== 'user') return { added: [], managed: [] };
    const { added, managed } = await this.users.accountsOf(own);
    const show = (manages: boolean) => (user: (typeof added)[number]) =>
      showUser(user, { manages, acquainted: true }, call.actor) ?? [];
    return {
      added: added.flatMap(show(false)),
      managed: managed.filter(({ id }) => reaches(call.actor, id)).flatMap(show(true)),
    };
  }
}

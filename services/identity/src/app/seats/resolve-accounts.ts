import { Injectable } from '@nestjs/common';
import { refused } from '@kashikari/kernel';
import { UserViews } from '../ports';

/** Accounts of one shell. */
const MAX = 50;

/** The ids of accounts that a file names, by id or account name. */
@Injectable()
export class ResolveAccounts {
  constructor(private readonly users: UserViews) {}

  /** @throws DomainError `validation.too_many` for more than 50 */
  async run(who: readonly string[]): Promise<{ readonly who: string; readonly id: string }[]> {
    if (who.length > MAX) throw refused('validation.too_many', { max: MAX }, 'who');
    return this.users.resolve(who);
  }
}

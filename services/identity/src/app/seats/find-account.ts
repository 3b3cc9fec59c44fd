import { Injectable } from '@nestjs/common';
import { isId, notFound, type Call } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { readEmail } from '../../domain/shared/email';
import type { User } from '../../domain/users/user';
import { onlySystem } from '../shared/acting';
import { UserViews } from '../ports';

/** Finds the account that a command or staff refer to, by id, address or account name. Member cards are excluded. */
@Injectable()
export class FindAccount {
  constructor(private readonly users: UserViews) {}

  async run(who: string, call: Call): Promise<User> {
    onlySystem(call);
    const found = await this.find(who.trim());
    if (!found || !contactOf(found)) throw notFound('user', who);
    return found;
  }

  private async find(who: string): Promise<User | undefined> {
    if (isId(who)) return (await this.users.present([who]))[0];
    if (!who.includes('@')) return this.users.forSignIn({ accountName: who });
    const email = readEmail(who);
    return email.ok ? this.users.byEmail(email.value) : undefined;
  }
}

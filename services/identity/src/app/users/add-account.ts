import { Injectable } from '@nestjs/common';
import { accountHolder, refused, unwrap, type Call } from '@kashikari/kernel';
import { draftAccount, mayAdd, type AddedAccountForm } from '../../domain/users/add-account';
import { contactOf } from '../../domain/users/contact';
import { showUser, type ShownUser } from '../../domain/shared/shown';
import { readPassword } from '../../domain/sign-in/password';
import type { User } from '../../domain/users/user';
import { NewPasswords } from '../guesses/new-passwords';
import { Secrets, SecurityTime, UnitOfWork, type Work } from '../ports';
import { stillThere } from '../shared/acting';
import { refuseFaults } from '../shared/refusing';
import { ShellRules } from '../shells/shell-rules';

/** Adds an account without an address to the caller's first account. The caller stays signed in as before. */
@Injectable()
export class AddAccount {
  constructor(
    private readonly works: UnitOfWork,
    private readonly passwords: NewPasswords,
    private readonly shells: ShellRules,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** @throws DomainError `forbidden`, `user.too_many_accounts`, `user.account_name_taken`, `password.common` */
  async run(form: AddedAccountForm, call: Call): Promise<ShownUser> {
    const firstId = accountHolder(call);
    const first = await this.works.run((work) => stillThere(work, firstId));
    unwrap(mayAdd(first, 0));
    const { user, faults } = draftAccount(form, first, this.secrets.id(), call.now);
    const read = readPassword(form.password);
    const password = this.passwords.judge(read, form, { ...first });
    refuseFaults([...faults, ...(password.ok || !read.ok ? [] : [password.refusal])]);
    const email = contactOf(first)?.email;
    this.shells.refuseOthersThanProvider(email, first);
    await this.shells.refuseNewAccount({ id: first.id, email: email ?? null }, call);
    const passwordHash = await this.passwords.hash(form.password);
    return this.works.once(call, (work) => this.add(work, { ...user, passwordHash }, firstId));
  }

  /** Concurrent requests queue up at the row of the first account, so the limit holds. */
  private async add(work: Work, user: User, firstId: string): Promise<ShownUser> {
    const first = await stillThere(work, firstId, 'lock');
    const { length: count } = await work.users.addedTo(firstId);
    unwrap(mayAdd(first, count));
    if (!(await work.users.add(user))) throw refused('user.email_taken', undefined, 'email');
    const at = this.time.now();
    const data = { user_id: user.id };
    await work.note(
      { userId: user.id, kind: 'signed_up', at },
      { userId: firstId, kind: 'account_added', at, data },
    );
    const self = { kind: 'user', userId: user.id } as const;
    return showUser(user, { manages: false, acquainted: false }, self)!;
  }
}

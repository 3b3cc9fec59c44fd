import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { normaliseEmail } from '../../domain/shared/email';
import { SecurityTime, UnitOfWork, UserViews } from '../ports';
import { SessionIssuer, type Origin, type SignedIn } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';
import { CheckPassword, type EnteredPassword } from './check-password';

/** One of the two names, and the password. */
export interface PasswordSignIn extends EnteredPassword {
  readonly email: string;
  readonly accountName: string;
}

/**
 * Signs in with a password. Neither the response nor its timing reveals if an account exists. An unknown name causes
 * the same comparison, rows and waits.
 */
@Injectable()
export class SignInWithPassword {
  constructor(
    private readonly works: UnitOfWork,
    private readonly users: UserViews,
    private readonly checking: CheckPassword,
    private readonly issuer: SessionIssuer,
    private readonly time: SecurityTime,
    private readonly rules: ShellRules,
  ) {}

  async run(form: PasswordSignIn, origin: Origin, call: Call): Promise<SignedIn> {
    const by = form.email ? { email: normaliseEmail(form.email) } : { accountName: form.accountName };
    const user = await this.users.forSignIn(by);
    if (by.email) this.rules.refuseOthersThanProvider(by.email, user);
    const account = user?.id ?? JSON.stringify(by).toLowerCase();
    const newHash = await this.checking.run({ user, account }, form, origin);
    if (!user || newHash === undefined) throw refused('auth.failed');
    this.rules.refuseOthersThanProvider(contactOf(user)?.email, user);

    const sign = await this.issuer.signer();
    const kept = await this.works.once(call, async (work) => {
      if (newHash) await work.users.setPasswordHash(user.id, newHash);
      const current = newHash ? { ...user, passwordHash: newHash } : user;
      await work.note({
        ...{ userId: user.id, kind: 'signed_in', at: this.time.now() },
        ...{ ...this.issuer.from(origin), data: { by: 'password' } },
      });
      return this.issuer.begin(work, current, origin, sign, call);
    });
    return this.issuer.handOut(kept);
  }
}

import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { readPassword } from '../domain/password';
import { signUp, type SignUpForm } from '../domain/sign-up';
import type { User } from '../domain/user';
import { PasswordRules } from './password-rules';
import { Passwords, Secrets, SecurityTime, UnitOfWork } from './ports';
import { refuseFaults } from './refusing';
import { SessionIssuer, type Origin, type SignedIn } from './session-issuer';
import { ShellRules } from './shell-rules';
import { TakenAddresses } from './taken-addresses';

/** Registers a user, and signs in. */
@Injectable()
export class SignUp {
  constructor(
    private readonly works: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly issuer: SessionIssuer,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly taken: TakenAddresses,
    private readonly rules: PasswordRules,
    private readonly shells: ShellRules,
  ) {}

  async run(form: SignUpForm, origin: Origin, call: Call): Promise<SignedIn> {
    const { user, faults } = signUp(form, this.secrets.id(), call.now);
    const password = this.rules.judge(readPassword(form.password), form);
    // What is wrong with its form is among the faults already.
    const more = password.ok || !readPassword(form.password).ok ? [] : [password.refusal];
    refuseFaults([...faults, ...more]);
    await this.shells.refuseNewAccount(user, call);
    this.shells.refuseOthersThanProvider(user.email, undefined);
    const register = () => this.register(user, form, origin, call);
    // A class behind one address may well try what classmates have taken.
    return origin.isTrusted ? register() : this.taken.slow(origin.address, register, 'address');
  }

  private async register(user: User, form: SignUpForm, origin: Origin, call: Call): Promise<SignedIn> {
    const passwordHash = await this.passwords.inTurn(() => this.passwords.hash(form.password));
    const sign = await this.issuer.signer();
    const kept = await this.works.once(call, async (work) => {
      if (!(await work.users.add({ ...user, passwordHash })))
        throw refused('user.email_taken', undefined, 'email');
      await work.note({
        userId: user.id,
        kind: 'signed_up',
        at: this.time.now(),
        ...this.issuer.from(origin),
      });
      return this.issuer.begin(work, user, origin, sign, call);
    });
    return this.issuer.handOut(kept);
  }
}

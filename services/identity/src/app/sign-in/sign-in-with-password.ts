import { refused } from '@kashikari/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { normaliseEmail } from '../../domain/shared/email';
import { type passwordPolicies } from '../../domain/guesses/guess-windows';
import { couldBePassword } from '../../domain/sign-in/password';
import type { User } from '../../domain/users/user';
import { LoginThrottle, type Guessed } from '../guesses/login-throttle';
import { KnownBrowsers } from '../sessions/known-browsers';
import { PasswordPolicies, Passwords, SecurityTime, UnitOfWork, UserViews } from '../ports';
import { SessionIssuer, type Origin, type SignedIn } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';

/** One of the two names, and the password. */
export interface PasswordSignIn {
  readonly email: string;
  readonly accountName: string;
  readonly password: string;
  /** Tokens that earlier sign-ins stored in the browser. */
  readonly knownBrowser?: readonly string[];
}

/** Counters of an attempt: the known browser, or the account from this address and the account. */
type Guesses = readonly [narrow: Guessed, ...wide: Guessed[]];

/**
 * Signs in with a password. Neither the response nor its timing reveals if an account exists. An unknown name causes
 * the same comparison, rows and waits.
 */
@Injectable()
export class SignInWithPassword {
  constructor(
    private readonly works: UnitOfWork,
    private readonly users: UserViews,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    private readonly issuer: SessionIssuer,
    private readonly time: SecurityTime,
    private readonly browsers: KnownBrowsers,
    private readonly rules: ShellRules,
    @Inject(PasswordPolicies) private readonly policies: ReturnType<typeof passwordPolicies>,
  ) {}

  async run(form: PasswordSignIn, origin: Origin, call: Call): Promise<SignedIn> {
    const by = form.email ? { email: normaliseEmail(form.email) } : { accountName: form.accountName };
    const user = await this.users.forSignIn(by);
    if (by.email) this.rules.refuseOthersThanProvider(by.email, user);
    const account = user?.id ?? JSON.stringify(by).toLowerCase();
    const guesses = this.guesses(account, await this.knownBrowser(user, form), origin);
    // Before its turn too: of ten thousand guesses hardly one costs more than a look.
    await this.throttle.checkAhead(...guesses);
    const newHash = await this.passwords.inTurn(() => this.compare(user, form.password, guesses, origin));
    if (!user || newHash === undefined) throw refused('auth.failed');
    this.rules.refuseOthersThanProvider(user.email, user);

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

  /**
   * Asks the throttle again in its turn, so that guesses which waited in line together don't pass it together.
   * @returns undefined when it is wrong; a hash of today's strength where the stored one is weaker, else empty
   */
  private async compare(user: User | undefined, password: string, guesses: Guesses, origin: Origin) {
    await this.works.run((work) => this.throttle.check(work, ...guesses));
    const matches = await this.passwords.matches(
      user?.passwordHash,
      couldBePassword(password) ? password : '',
    );
    await this.works.run(async (work) => {
      if (matches) return this.throttle.succeeded(work, guesses[0]);
      await this.throttle.failed(work, ...guesses);
      const failure = { userId: user?.id ?? null, at: this.time.now(), ...this.issuer.from(origin) };
      await work.note({ ...failure, kind: 'sign_in_failed' });
      const allowed: boolean[] = [];
      for (const each of guesses) allowed.push(await this.throttle.allows(work, each));
      if (allowed.includes(false)) await work.note({ ...failure, kind: 'sign_in_slowed' });
    });
    if (!matches || !user?.passwordHash) return undefined;
    return this.passwords.isOutdated(user.passwordHash) ? this.passwords.hash(password) : '';
  }

  /**
   * Returns the id of a known browser with a separate counter, unless the account's known browsers have failed too
   * often today.
   */
  private async knownBrowser(
    user: User | undefined,
    { knownBrowser = [] }: PasswordSignIn,
  ): Promise<string | undefined> {
    const browserId = this.browsers.find(user, knownBrowser);
    if (!browserId || !user) return undefined;
    const mayFail = await this.throttle.allowsAhead({ policy: this.policies.known, at: user.id });
    return mayFail ? browserId : undefined;
  }

  private guesses(account: string, browserId: string | undefined, { address }: Origin): Guesses {
    const { pair, account: everywhere, browser, known } = this.policies;
    if (browserId)
      return [
        { policy: browser, at: JSON.stringify([account, browserId]) },
        { policy: known, at: account },
      ];
    return [
      { policy: pair, at: JSON.stringify([account, address]) },
      { policy: everywhere, at: account },
    ];
  }
}

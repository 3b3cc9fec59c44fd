import { Inject, Injectable } from '@nestjs/common';
import type { passwordPolicies } from '../../domain/guesses/guess-windows';
import { couldBePassword } from '../../domain/sign-in/password';
import { LoginThrottle, type GuessTarget } from '../guesses/login-throttle';
import { PasswordPolicies, Passwords, UnitOfWork, type Work } from '../ports';

/** Returns true if the proof belongs to the account; runs in the transaction that consumes the proof. */
export type Shows = (work: Work) => Promise<boolean>;

/** Checks the password of the account that is signed in. */
@Injectable()
export class ConfirmWithPassword {
  constructor(
    private readonly works: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    @Inject(PasswordPolicies) private readonly policies: ReturnType<typeof passwordPolicies>,
  ) {}

  /** Failures count by the session and by the account: who holds a token is no browser that has signed in before. */
  async run(password: string, userId: string, sessionId: string): Promise<Shows> {
    const session: GuessTarget = { policy: this.policies.pair, at: JSON.stringify([userId, sessionId]) };
    const guesses = [session, { policy: this.policies.account, at: userId }];
    await this.throttle.checkAhead(...guesses);
    const matches = await this.passwords.inTurn(async () => {
      const user = await this.works.run(async (work) => {
        await this.throttle.check(work, ...guesses);
        return work.users.get(userId);
      });
      return this.passwords.matches(user?.passwordHash, couldBePassword(password) ? password : '');
    });
    await this.works.run((work) =>
      matches ? this.throttle.succeeded(work, session) : this.throttle.failed(work, ...guesses),
    );
    return () => Promise.resolve(matches);
  }
}

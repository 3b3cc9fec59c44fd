import { Injectable } from '@nestjs/common';
import { unwrap, type Actor } from '@kashikari/kernel';
import { PASSKEY_BY_KEY } from '../../domain/guesses/guesses';
import { LoginThrottle } from '../guesses/login-throttle';
import { Authenticators, SecurityTime } from '../ports';
import { PasskeyChallenges } from '../sign-in-methods/passkey-challenges';
import type { Shows } from './confirm-with-password';

/** Checks a passkey of the account that is signed in. */
@Injectable()
export class ConfirmWithPasskey {
  constructor(
    private readonly throttle: LoginThrottle,
    private readonly challenges: PasskeyChallenges,
    private readonly authenticators: Authenticators,
    private readonly time: SecurityTime,
  ) {}

  async run(answerJson: string, userId: string, actor: Actor): Promise<Shows> {
    const taken = await this.challenges.take(answerJson, null);
    return async (work) => {
      const { challenge, credentialId } = unwrap(taken);
      const tried = { policy: PASSKEY_BY_KEY, at: credentialId };
      await this.throttle.check(work, tried);
      const key = await work.passkeys.lockByCredential(credentialId);
      const checked =
        key?.userId === userId
          ? await this.authenticators.check(answerJson, challenge, key, actor)
          : undefined;
      if (key && checked?.ok) {
        await work.passkeys.save({ ...key, counter: checked.value.counter, usedAt: this.time.now() });
        return true;
      }
      await this.throttle.failed(work, tried);
      return false;
    };
  }
}

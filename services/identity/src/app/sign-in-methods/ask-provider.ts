import { Injectable } from '@nestjs/common';
import { allow, refuse, type Call, type Verdict } from '@kashikari/kernel';
import type { Assertion, ProviderPolicy } from '../../domain/sign-in-methods/provider';
import { attemptContext } from './begin-provider-sign-in';
import {
  Providers,
  Encryptor,
  Secrets,
  SecurityTime,
  UnitOfWork,
  type Journey,
  type ProviderAnswer,
} from '../ports';

/** The assertion of a provider, with the context of the sign-in. */
export interface ProviderAssertion {
  readonly said: Assertion;
  readonly provider: ProviderPolicy;
  /** The account to connect; null for a sign-in. */
  readonly userId: string | null;
  /** IANA; may be empty. */
  readonly timeZone: string;
  /** An ID token that is good once. */
  readonly spends?: { readonly tokenHash: string; readonly expiresAt: number };
}

/**
 * Verifies a person's identity at a provider. Refusals are returned, not thrown. A repeated request therefore succeeds
 * again, although its code is used up.
 */
@Injectable()
export class AskProvider {
  constructor(
    private readonly works: UnitOfWork,
    private readonly providers: Providers,
    private readonly encryptor: Encryptor,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async byCode(answer: ProviderAnswer, { actor }: Call): Promise<Verdict<ProviderAssertion>> {
    const stateHash = this.secrets.tokenHash(answer.state);
    const attempt = await this.works.run((work) => work.providerLinks.take(stateHash, this.time.now()));
    const opened = attempt && this.encryptor.open(attempt.sealed, attemptContext(stateHash));
    if (opened === undefined) return refuse('auth.attempt_expired');
    const { timeZone, ...journey } = JSON.parse(opened) as Journey & { timeZone: string };
    // A sign-in that began at one host must return to it.
    if (journey.origin !== actor.shell?.origin) return refuse('auth.attempt_expired');
    const { provider: id, userId } = attempt!;
    const said = await this.providers.finish(id, answer, journey);
    return said.ok
      ? allow({ said: said.value, provider: this.policy(id), userId, timeZone })
      : { ok: false, refusal: said.refusal };
  }

  async byToken(id: string, idToken: string): Promise<Verdict<ProviderAssertion>> {
    const read = await this.providers.read(id, idToken);
    if (!read.ok) return read;
    const { said, expiresAt } = read.value;
    const spends = { tokenHash: this.secrets.tokenHash(idToken), expiresAt };
    return allow({ said, provider: this.policy(id), userId: null, timeZone: '', spends });
  }

  private policy(id: string): ProviderPolicy {
    return this.providers.list().find((one) => one.id === id)!;
  }
}

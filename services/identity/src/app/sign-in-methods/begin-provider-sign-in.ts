import { Injectable } from '@nestjs/common';
import { accountHolder, unwrap, type Call } from '@kashikari/kernel';
import { ATTEMPT_LIFETIME } from '../../domain/sign-in-methods/provider';
import { Providers, Encryptor, Secrets, SecurityTime, UnitOfWork } from '../ports';

export interface ProviderRequest {
  readonly provider: string;
  /** True to link the provider to the actor's account. */
  readonly connect: boolean;
  readonly timeZone: string;
}

/** Sends a browser to a provider, and keeps what is needed when it comes back. */
@Injectable()
export class BeginProviderSignIn {
  constructor(
    private readonly works: UnitOfWork,
    private readonly providers: Providers,
    private readonly encryptor: Encryptor,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(
    { provider, connect, timeZone }: ProviderRequest,
    call: Call,
  ): Promise<{ url: string; state: string }> {
    const userId = connect ? accountHolder(call) : null;
    const state = this.secrets.random();
    const origin = call.actor.shell?.origin;
    const { url, nonce, verifier } = unwrap(await this.providers.begin(provider, state, origin));
    const stateHash = this.secrets.tokenHash(state);
    const sealed = this.encryptor.seal(
      JSON.stringify({ nonce, verifier, origin, timeZone }),
      attemptContext(stateHash),
    );
    const expiresAt = this.time.now() + ATTEMPT_LIFETIME;
    await this.works.run((work) =>
      work.providerLinks.begin({ stateHash, provider, userId, sealed, expiresAt }),
    );
    return { url, state };
  }
}

export const attemptContext = (stateHash: string) => `provider-attempt:${stateHash}`;

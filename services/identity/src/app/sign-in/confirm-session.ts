import { Injectable } from '@nestjs/common';
import { accountHolder, actorSessionId, unwrap, type Actor, type Call, refused } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { AskProvider } from '../sign-in-methods/ask-provider';
import { Secrets, SecurityTime, UnitOfWork, type Work } from '../ports';
import type { Origin } from '../sessions/session-issuer';
import { ConfirmWithPasskey } from './confirm-with-passkey';
import { ConfirmWithPassword, type Shows } from './confirm-with-password';

/** Proof of identity that only the account's owner can give. */
export type OwnersProof =
  | { readonly $case: 'password'; readonly value: string }
  | { readonly $case: 'passkeyJson'; readonly value: string }
  | { readonly $case: 'linkToken'; readonly value: string }
  | {
      readonly $case: 'providerToken';
      readonly value: { readonly provider: string; readonly idToken: string };
    };

/** Makes the session that asks one that has freshly signed in, by whatever way in the account has. */
@Injectable()
export class ConfirmSession {
  constructor(
    private readonly works: UnitOfWork,
    private readonly byPassword: ConfirmWithPassword,
    private readonly byPasskey: ConfirmWithPasskey,
    private readonly providers: AskProvider,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(proof: OwnersProof | undefined, { address }: Pick<Origin, 'address'>, call: Call): Promise<void> {
    const userId = accountHolder(call);
    const sessionId = actorSessionId(call.actor);
    if (!sessionId) throw refused('token_expired');
    const shows = await this.ask(proof, userId, sessionId, call.actor);
    const { shown } = await this.works.once(call, async (work) => {
      const now = this.time.now();
      const isShown = await shows(work);
      if (!isShown) await work.note({ userId, kind: 'sign_in_failed', at: now, address });
      else if (!(await work.sessions.confirm(sessionId, userId, now))) throw refused('unauthenticated');
      return { shown: isShown };
    });
    if (!shown) throw refused('auth.failed');
  }

  private ask(
    proof: OwnersProof | undefined,
    userId: string,
    sessionId: string,
    actor: Actor,
  ): Promise<Shows> {
    switch (proof?.$case) {
      case 'password':
        return this.byPassword.run(proof.value, userId, sessionId);
      case 'passkeyJson':
        return this.byPasskey.run(proof.value, userId, actor);
      case 'linkToken':
        return Promise.resolve((work) => this.link(work, proof.value, userId));
      case 'providerToken':
        return this.provider(proof.value, userId);
      default:
        throw refused('auth.failed');
    }
  }

  /** Accepts a sign-in link as proof. Throws if the link is another account's, so that the link stays valid. */
  private async link(work: Work, token: string, userId: string): Promise<boolean> {
    const link = await work.links.take(this.secrets.tokenHash(token), this.time.now(), 'sign_in');
    const user = await work.users.get(userId);
    // A link to an address is valid for the accounts that were added to its account.
    const isTheirs = link && user && [user.id, user.firstAccountId].includes(link.userId);
    if (!isTheirs || link.email !== contactOf(user)?.email) throw refused('auth.link_expired');
    return true;
  }

  private async provider(answer: { provider: string; idToken: string }, userId: string): Promise<Shows> {
    const asked = await this.providers.byToken(answer.provider, answer.idToken);
    return async (work) => {
      const { said, spends } = unwrap(asked);
      if (spends && !(await work.providerLinks.spend(spends.tokenHash, spends.expiresAt))) return false;
      const link = await work.providerLinks.lockBySubject(said.issuer, said.subject);
      return link?.userId === userId;
    };
  }
}

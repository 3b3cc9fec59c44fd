import { isId, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { User } from '../../domain/users/user';
import { Secrets, SecurityTime, UnitOfWork, type Work } from '../ports';
import { ProveAddress } from './prove-address';
import { SessionIssuer, type Origin, type SignedIn } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';

/** The token of a link, and the sessions that its reader's browser has. */
export interface LinkSignIn {
  readonly token: string;
  readonly heldTokens: readonly string[];
  /** Account to sign in to: the first account, or one that was added to it; empty is the first. */
  readonly accountId: string;
}

/**
 * Signs in with the token of a mailed link, to the account of its address or to one that was added to it. The link is
 * valid once, and proves that the address belongs to its reader.
 */
@Injectable()
export class SignInWithLink {
  constructor(
    private readonly works: UnitOfWork,
    private readonly issuer: SessionIssuer,
    private readonly prove: ProveAddress,
    private readonly rules: ShellRules,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run({ token, heldTokens, accountId }: LinkSignIn, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.issuer.signer();
    const kept = await this.works.once(call, async (work) => {
      const link = await work.links.take(this.secrets.tokenHash(token), this.time.now(), 'sign_in');
      const found = link && (await work.users.lock(link.userId));
      if (!found || found.email !== link.email) throw refused('auth.link_expired');
      this.rules.refuseOthersThanProvider(found.email, found);
      const { user: first, earlierAccessEnded } = await this.prove.run(
        work,
        found,
        { heldTokens, actor: call.actor },
        call.now,
      );
      const user = await this.choose(work, first, accountId);
      await work.note({
        ...{ userId: user.id, kind: 'signed_in', at: this.time.now() },
        ...{ ...this.issuer.from(origin), data: { by: 'link' } },
      });
      return {
        ...(await this.issuer.begin(work, user, origin, sign, call)),
        earlierAccessEnded,
      };
    });
    return { ...(await this.issuer.handOut(kept)), earlierAccessEnded: kept.earlierAccessEnded };
  }

  /** Returns the chosen account. Throws if it is somebody else's, so that the link stays valid. */
  private async choose(work: Work, first: User, accountId: string): Promise<User> {
    if (accountId === '' || accountId === first.id) return first;
    const user = isId(accountId) ? await work.users.lock(accountId) : undefined;
    if (user?.firstAccountId !== first.id) throw refused('auth.link_expired');
    return user;
  }
}

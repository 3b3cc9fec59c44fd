import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { Secrets, SecurityTime, UnitOfWork } from '../ports';
import { ProveAddress } from './prove-address';
import { SessionIssuer, type Origin, type SignedIn } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';

/** The token of a link, and the sessions that its reader's browser has. */
export interface LinkSignIn {
  readonly token: string;
  readonly heldTokens: readonly string[];
}

/** Signs in with the token of a mailed link: good once, and it shows that the address is the user's own. */
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

  async run({ token, heldTokens }: LinkSignIn, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.issuer.signer();
    const kept = await this.works.once(call, async (work) => {
      const link = await work.links.take(this.secrets.tokenHash(token), this.time.now(), 'sign_in');
      const found = link && (await work.users.lock(link.userId));
      if (!found || found.email !== link.email) throw refused('auth.link_expired');
      this.rules.refuseOthersThanProvider(found.email, found);
      const { user, earlierAccessEnded } = await this.prove.run(
        work,
        found,
        { heldTokens, actor: call.actor },
        call.now,
      );
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
}

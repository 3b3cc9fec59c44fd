import { refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { maskEmail } from '../../domain/shared/email';
import type { FollowedLink } from './verify-email';
import { ProveAddress } from './prove-address';
import { Secrets, SecurityTime, UnitOfWork, type LinkPurpose } from '../ports';

/** The purpose of a mailed link, as its page shows it before the button is pressed. */
export interface ShownMailedLink {
  readonly purpose: LinkPurpose;
  /** Masked. */
  readonly email: string;
  readonly userId: string;
  /** The name of the account, so that its owner recognizes an account that somebody else made. */
  readonly accountName: string;
  /** Following the link ends what opened the account before: the address is unproven, and this browser is not signed in to it. */
  readonly endsEarlierAccess: boolean;
}

/** Looks at a mailed link and leaves it good: whatever only opens the page, a scanner of mails too, spends nothing. */
@Injectable()
export class GetLink {
  constructor(
    private readonly works: UnitOfWork,
    private readonly prove: ProveAddress,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  run({ token, heldTokens }: FollowedLink, call: Call): Promise<ShownMailedLink> {
    return this.works.run(async (work) => {
      const link = await work.links.find(this.secrets.tokenHash(token), this.time.now());
      const user = link && (await work.users.get(link.userId));
      const wanted = link?.purpose === 'change' ? user?.pendingEmail : user?.email;
      if (!user || link.email !== wanted) throw refused('auth.link_expired');
      const follower = { heldTokens, actor: call.actor };
      const proves = link.purpose !== 'change' && !user.emailVerified;
      return {
        purpose: link.purpose,
        email: maskEmail(link.email),
        userId: user.id,
        accountName: user.name,
        endsEarlierAccess: proves && !(await this.prove.isSignedIn(work, user.id, follower)),
      };
    });
  }
}

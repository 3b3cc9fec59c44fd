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
  /** Accounts to which a sign-in link signs in: the first account, then those that were added to it. */
  readonly accounts: readonly LinkAccount[];
}

/** Account that the reader of a link can choose. */
export interface LinkAccount {
  readonly id: string;
  readonly name: string;
  /** Empty where it has none. */
  readonly accountName: string;
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
      const signsIn = link.purpose === 'sign_in';
      const accounts = signsIn ? [user, ...(await work.users.addedTo(user.id))] : [];
      return {
        purpose: link.purpose,
        email: maskEmail(link.email),
        userId: user.id,
        accountName: user.name,
        accounts: accounts.map(({ id, name, accountName }) => ({ id, name, accountName: accountName ?? '' })),
        endsEarlierAccess: proves && !(await this.prove.isSignedIn(work, user.id, follower)),
      };
    });
  }
}

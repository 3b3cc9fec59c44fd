import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { maskEmail } from '../domain/email';
import { Secrets, SecurityTime, UnitOfWork, type LinkPurpose } from './ports';

/** What a mailed link is good for, as its page shows it before anybody presses the button. */
export interface ShownMailedLink {
  readonly purpose: LinkPurpose;
  /** Masked. */
  readonly email: string;
  readonly userId: string;
}

/** Looks at a mailed link and leaves it good: whatever only opens the page, a scanner of mails too, spends nothing. */
@Injectable()
export class GetLink {
  constructor(
    private readonly works: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  run(token: string): Promise<ShownMailedLink> {
    return this.works.run(async (work) => {
      const link = await work.links.find(this.secrets.tokenHash(token), this.time.now());
      const user = link && (await work.users.get(link.userId));
      const wanted = link?.purpose === 'change' ? user?.pendingEmail : user?.email;
      if (!user || link.email !== wanted) throw refused('auth.link_expired');
      return { purpose: link.purpose, email: maskEmail(link.email), userId: user.id };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, type Call } from '@kashikari/kernel';
import { Secrets, SecurityTime, UnitOfWork, type Work } from './ports';
import { refusal } from './refusing';

/** Shows that the address of an account is its owner's. Nothing in the product waits for it. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly works: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** Orders a mail with a link to one's own address, unless that is shown already. */
  async request(call: Call): Promise<void> {
    const userId = accountHolder(call);
    await this.works.once(call, async (work) => {
      const user = await work.users.get(userId);
      if (!user) throw notFound('user', userId);
      const { email, locale } = user;
      if (email && !user.emailVerified)
        await work.order({ template: 'verify_email', email, locale }, call.now);
      return {};
    });
  }

  /** Whoever holds the link may follow it: on the phone where the mail is read nobody need be signed in. */
  async confirm(token: string, call: Call): Promise<void> {
    await this.works.run((work) => this.use(work, token, call.now));
  }

  private async use(work: Work, token: string, businessTime: number): Promise<void> {
    const now = this.time.now();
    const link = await work.links.take(this.secrets.tokenHash(token), now, 'verify');
    const user = link && (await work.users.lock(link.userId));
    if (!user || user.email !== link.email) throw refusal('unauthenticated', 'auth.link_expired');
    if (user.emailVerified) return;
    await work.users.save({
      ...user,
      emailVerified: true,
      version: user.version + 1,
      updatedAt: businessTime,
    });
    await work.note({ userId: user.id, kind: 'email_verified', at: now });
  }
}

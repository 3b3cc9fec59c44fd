import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { Secrets, SecurityTime, UnitOfWork } from './ports';
import { refusal } from './refusing';
import { SessionDesk, type Origin, type SignedIn } from './session-desk';

/** Signs in with the token of a mailed link: good once, and it shows that the address is the user's own. */
@Injectable()
export class SignInWithLink {
  constructor(
    private readonly works: UnitOfWork,
    private readonly desk: SessionDesk,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(token: string, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.desk.signer();
    const kept = await this.works.once(call, async (work) => {
      const link = await work.links.take(this.secrets.tokenHash(token), this.time.now(), 'sign_in');
      const user = link && (await work.users.lock(link.userId));
      if (!user || user.email !== link.email) throw refusal('unauthenticated', 'auth.link_expired');
      if (!user.emailVerified) {
        await work.users.save({
          ...user,
          emailVerified: true,
          version: user.version + 1,
          updatedAt: call.now,
        });
      }
      await work.note({
        ...{ userId: user.id, kind: 'signed_in', at: this.time.now() },
        ...{ ...this.desk.from(origin), data: { by: 'link' } },
      });
      return this.desk.begin(work, { ...user, emailVerified: true }, origin, sign);
    });
    return this.desk.handOut(kept);
  }
}

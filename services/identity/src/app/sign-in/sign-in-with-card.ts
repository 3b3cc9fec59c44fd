import { reaches, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { Secrets, SecurityTime, UnitOfWork } from '../ports';
import { SessionIssuer, type Origin, type SignedIn } from '../sessions/session-issuer';

/** Signs in with the secret of a member card, to the one group that it is for. The gateway counts failures by the card. */
@Injectable()
export class SignInWithCard {
  constructor(
    private readonly works: UnitOfWork,
    private readonly issuer: SessionIssuer,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(secret: string, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.issuer.signer();
    const kept = await this.works.once(call, async (work) => {
      const held = await work.cards.bySecret(this.secrets.tokenHash(secret));
      const group = held?.isLive ? await work.groups.share(held.card.groupId) : undefined;
      // A card of another organisation is an unknown one at a shell.
      const user =
        held && group && reaches(call.actor, group.ownerId) && (await work.users.share(held.card.userId));
      if (!user) throw refused('auth.failed');
      await work.note({
        ...{ userId: user.id, kind: 'signed_in', at: this.time.now() },
        ...{ ...this.issuer.from(origin), data: { by: 'card' } },
      });
      return this.issuer.begin(work, user, origin, sign, call, held.card);
    });
    return this.issuer.handOut(kept);
  }
}

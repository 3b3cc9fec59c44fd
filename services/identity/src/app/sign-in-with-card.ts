import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { CARD_BY_ADDRESS } from '../domain/guesses';
import { GuessBrake } from './guess-brake';
import { Secrets, SecurityTime, UnitOfWork } from './ports';
import { refusal } from './refusing';
import { SessionDesk, type Origin, type SignedIn } from './session-desk';

/** Signs in with the secret of a member card, to the one group that it is for. */
@Injectable()
export class SignInWithCard {
  constructor(
    private readonly works: UnitOfWork,
    private readonly desk: SessionDesk,
    private readonly brake: GuessBrake,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(secret: string, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.desk.signer();
    const tried = { policy: CARD_BY_ADDRESS, at: origin.address };
    // Answers null instead of throwing: that it was tried is to be committed.
    const kept = await this.works.once(call, async (work) => {
      await this.brake.check(work, tried);
      const held = await work.cards.bySecret(this.secrets.tokenHash(secret));
      const user = held?.isLive ? await work.users.share(held.card.userId) : undefined;
      if (!held || !user) {
        await this.brake.failed(work, tried);
        return null;
      }
      await work.note({
        ...{ userId: user.id, kind: 'signed_in', at: this.time.now() },
        ...{ ...this.desk.from(origin), data: { by: 'card' } },
      });
      return this.desk.begin(work, user, origin, sign, held.card);
    });
    if (!kept) throw refusal('unauthenticated', 'auth.failed');
    return this.desk.handOut(kept);
  }
}

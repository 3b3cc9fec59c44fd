import { Injectable } from '@nestjs/common';
import { actorSessionId, actorUserId, type Call } from '@kashikari/kernel';
import { Secrets, SecurityTime, UnitOfWork } from './ports';

/** Ends the session of a refresh token and the one that asks, or every session of its user. Says nothing of whether there was one. */
@Injectable()
export class SignOut {
  constructor(
    private readonly works: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run({ refreshToken, all }: { refreshToken: string; all: boolean }, { actor }: Call): Promise<void> {
    const now = this.time.now();
    await this.works.run(async (work) => {
      const shown = refreshToken
        ? await work.sessions.lockByToken(this.secrets.tokenHash(refreshToken))
        : undefined;
      const asking = actorSessionId(actor);
      if (shown) await work.sessions.end(shown.session.id, 'signed_out', now);
      if (asking) await work.sessions.end(asking, 'signed_out', now);
      // A token that is over ends nothing more: who found an old one must not sign its owner out everywhere.
      const good = shown && shown.tokenUsedAt === null && shown.session.endedAt === null;
      const userId = actorUserId(actor) ?? (good ? shown.session.userId : undefined);
      if (!userId) return;
      if (all) await work.sessions.endAll(userId, 'signed_out_all', now);
      await work.note({ userId, kind: all ? 'signed_out_everywhere' : 'signed_out', at: now });
    });
  }
}

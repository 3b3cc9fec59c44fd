import { Injectable } from '@nestjs/common';
import { VISITOR, actorSessionId, actorUserId, type Actor, type Call } from '@kashikari/kernel';
import { refreshHash } from './refresh-hash';
import { Secrets, SecurityTime, UnitOfWork } from '../ports';

interface SignOutRequest {
  readonly refreshToken: string;
  readonly all: boolean;
  /** Refresh tokens of other accounts that the browser remembers. */
  readonly keptTokens?: readonly string[];
}

/**
 * Ends the session of a refresh token and the caller's session, or every session of the user. Each token of a remembered
 * account ends its own session alone. The outcome is the same whether or not a session exists.
 */
@Injectable()
export class SignOut {
  constructor(
    private readonly works: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run({ refreshToken, all, keptTokens = [] }: SignOutRequest, { actor }: Call): Promise<void> {
    await this.end(refreshToken, all, actor);
    for (const token of keptTokens) await this.end(token, false, visitorAt(actor));
  }

  private async end(refreshToken: string, all: boolean, actor: Actor): Promise<void> {
    const now = this.time.now();
    await this.works.run(async (work) => {
      const shown = refreshToken
        ? await work.sessions.lockByToken(refreshHash(this.secrets, refreshToken, actor))
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

const visitorAt = ({ shell }: Actor): Actor => (shell ? { ...VISITOR, shell } : VISITOR);

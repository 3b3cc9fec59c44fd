import { Injectable } from '@nestjs/common';
import { accountHolder, actorSessionId, type Call, refused } from '@kashikari/kernel';
import { FRESH_FOR } from '../../domain/sessions/session';
import { SecurityTime, UnitOfWork } from '../ports';

/**
 * Acts after which an account could be somebody else's need a fresh sign-in (REST contract, edge): who sits down at an open
 * computer, or has got hold of a token, is asked for what only its owner has.
 */
@Injectable()
export class CheckFresh {
  constructor(
    private readonly works: UnitOfWork,
    private readonly time: SecurityTime,
  ) {}

  /** Refuses `auth.fresh_needed`, and `token_expired` to an actor without a session. */
  async run(call: Call): Promise<void> {
    const userId = accountHolder(call);
    const sessionId = actorSessionId(call.actor);
    if (!sessionId) throw refused('token_expired');
    const since = this.time.now() - FRESH_FOR;
    if (!(await this.works.run((work) => work.sessions.isFresh(sessionId, userId, since))))
      throw refused('auth.fresh_needed');
  }
}

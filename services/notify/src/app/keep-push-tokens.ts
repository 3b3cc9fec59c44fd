import { Injectable } from '@nestjs/common';
import { DomainError, forbidden, notFound, unwrap, type Call } from '@kashikari/kernel';
import { MOST_TOKENS, readBrowserKeys, type BrowserKeys, type PushToken } from '../domain/push-token';
import { PushService, PushTokens, type EndedSessions } from './ports/push';
import type { Transaction } from './ports';

export type BrowserAsked = BrowserKeys & { readonly sessionId: string };

/** Everybody turns on, sees and turns off the browsers that tell oneself. */
@Injectable()
export class KeepPushTokens {
  constructor(
    private readonly tokens: PushTokens,
    private readonly service: PushService,
  ) {}

  create({ sessionId, ...asked }: BrowserAsked, call: Call): Promise<PushToken> {
    const userId = person(call);
    const keys = unwrap(readBrowserKeys(asked, this.service.open));
    return this.tokens.keep({ userId, sessionId, ...keys, serverKey: this.service.key }, MOST_TOKENS);
  }

  async list(call: Call): Promise<{ tokens: PushToken[]; key: string }> {
    return { tokens: await this.tokens.ofUser(person(call)), key: this.service.key };
  }

  async remove(id: string, call: Call): Promise<void> {
    if (!(await this.tokens.remove(id, person(call)))) throw notFound('push_token', id);
  }

  /** Signed out there: nothing is told there any more. */
  async endSessions(ended: readonly EndedSessions[], tx: Transaction): Promise<void> {
    if (ended.length) await this.tokens.removeOfSessions(ended, tx);
  }

  async forgetUsers(userIds: readonly string[], tx: Transaction): Promise<void> {
    if (userIds.length) await this.tokens.removeOfUsers(userIds, tx);
  }
}

/** A member card has no notifications (spec section 6, card holder). */
function person({ actor }: Call): string {
  if (actor.kind === 'user') return actor.userId;
  if (actor.kind !== 'card') throw new DomainError({ kind: 'unauthenticated', code: 'unauthenticated' });
  throw actor.canWrite ? forbidden() : new DomainError({ kind: 'no_edit_rights', code: 'no_edit_rights' });
}

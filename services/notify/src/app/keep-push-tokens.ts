import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, unwrap, type Call } from '@kashikari/kernel';
import { MAX_TOKENS, readBrowserKeys, type BrowserKeys, type PushToken } from '../domain/push-token';
import { PushService, PushTokens, type EndedSessions } from './ports/push';

export type BrowserRequest = BrowserKeys & { readonly sessionId: string };

/** Adds, lists and deletes the caller's subscribed browsers. Member cards have none. */
@Injectable()
export class KeepPushTokens {
  constructor(
    private readonly tokens: PushTokens,
    private readonly service: PushService,
  ) {}

  create({ sessionId, ...asked }: BrowserRequest, call: Call): Promise<PushToken> {
    const userId = accountHolder(call);
    const keys = unwrap(readBrowserKeys(asked, this.service.open));
    return this.tokens.keep({ userId, sessionId, ...keys, serverKey: this.service.key }, MAX_TOKENS);
  }

  async list(call: Call): Promise<{ tokens: PushToken[]; key: string }> {
    return { tokens: await this.tokens.ofUser(accountHolder(call)), key: this.service.key };
  }

  async remove(id: string, call: Call): Promise<void> {
    if (!(await this.tokens.remove(id, accountHolder(call)))) throw notFound('push_token', id);
  }

  /** Removes the push tokens of ended sessions. */
  async endSessions(ended: readonly EndedSessions[], tx: Tx): Promise<void> {
    if (ended.length) await this.tokens.removeOfSessions(ended, tx);
  }

  async forgetUsers(userIds: readonly string[], tx: Tx): Promise<void> {
    if (userIds.length) await this.tokens.removeOfUsers(userIds, tx);
  }
}

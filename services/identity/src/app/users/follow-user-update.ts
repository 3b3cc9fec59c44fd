import { Injectable } from '@nestjs/common';
import { actorSessionId, type Call } from '@kashikari/kernel';
import type { SecurityEvent, SecurityEventKind } from '../../domain/sessions/security-event';
import type { User } from '../../domain/users/user';
import { Secrets, SecurityTime, type Work } from '../ports';
import { refreshHash } from '../sessions/refresh-hash';
import type { UserUpdate } from './user-update';

/** A saved change of an account. */
export interface UserChange {
  /** Id of the user who made it. */
  readonly holder: string;
  readonly before: User;
  readonly after: User;
  readonly update: UserUpdate;
}

/** Ends sessions, notes security events, and orders mails to confirm an address, after a change of an account. */
@Injectable()
export class FollowUserUpdate {
  constructor(
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(work: Work, change: UserChange, call: Call): Promise<void> {
    const { before, after, holder, update } = change;
    if (before.passwordHash !== after.passwordHash)
      await this.endOtherSessions(work, holder, update.refreshToken, call);
    await work.note(...this.noteworthy(change));
    if ('email' in update.patch) await this.changeEmail(work, change, call);
  }

  private async endOtherSessions(
    work: Work,
    userId: string,
    refreshToken: string,
    call: Call,
  ): Promise<void> {
    const keep = await this.sessionOf(work, userId, refreshToken, call);
    await work.sessions.endAll(userId, 'password_changed', this.time.now(), keep);
  }

  /** Returns the id of the calling session from the access token; if it names none, from the refresh token. */
  private async sessionOf(work: Work, userId: string, refreshToken: string, { actor }: Call) {
    const asks = actorSessionId(actor);
    if (asks) return asks;
    const shown = refreshToken
      ? await work.sessions.lockByToken(refreshHash(this.secrets, refreshToken, actor))
      : undefined;
    return shown?.session.userId === userId ? shown.session.id : undefined;
  }

  /** Mails the new address to confirm it, and the old one to warn its owner. */
  private async changeEmail(
    work: Work,
    { before, after, update: { refreshToken } }: UserChange,
    call: Call,
  ): Promise<void> {
    const { id: userId, pendingEmail: email, locale } = after;
    if (!email) return;
    const sessionId = await this.sessionOf(work, userId, refreshToken, call);
    await work.order({ template: 'confirm_email', email, locale, userId, sessionId }, call.now);
    if (!before.email || before.pendingEmail === email) return;
    const params = { name: after.name, path: `/users/${userId}/history` };
    await work.order({ template: 'email_change_requested', email: before.email, locale, params }, call.now);
  }

  private noteworthy({ before, after }: UserChange): SecurityEvent[] {
    const kinds: SecurityEventKind[] = [];
    if (before.passwordHash !== after.passwordHash) kinds.push('password_changed');
    if (after.pendingEmail && before.pendingEmail !== after.pendingEmail)
      kinds.push('email_change_requested');
    if (before.accountName !== after.accountName) kinds.push('account_name_changed');
    return kinds.map((kind) => ({ userId: after.id, kind, at: this.time.now() }));
  }
}

import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, unwrap, type Call } from '@kashikari/kernel';
import { avatarIn, changeUser, readNewPassword } from '../domain/change-user';
import { type OwnWords } from '../domain/own-words';
import { readPatch, type Patch } from '../domain/patch';
import { mayOnAccount } from '../domain/permissions/resolve';
import { accountRole } from '../domain/permissions/standing';
import type { SecurityEvent, SecurityEventKind } from '../domain/security-event';
import { showUser, type ShownUser } from '../domain/shown';
import type { User } from '../domain/user';
import { GetUser } from './get-user';
import { PasswordRules } from './password-rules';
import { Passwords, Pictures, Secrets, SecurityTime, UnitOfWork, type Work } from './ports';
import { refuseFaults, refuseStale } from './refusing';
import { TakenAddresses } from './taken-addresses';

export interface UserUpdate {
  /** Id, account name or `current`. */
  readonly id: string;
  readonly patchJson: string;
  readonly ifVersion?: number | undefined;
  /** The session to keep when the password changes; all others end. */
  readonly refreshToken: string;
}

/** What a patch makes of the words that everybody knows of an account. */
function patched({ name, email, account_name: accountName }: Patch): OwnWords {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { name: text(name), email: text(email), accountName: text(accountName) };
}

/** Changes settings of an account. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getUser: GetUser,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly pictures: Pictures,
    private readonly taken: TakenAddresses,
    private readonly rules: PasswordRules,
  ) {}

  async run(update: UserUpdate, call: Call): Promise<ShownUser> {
    const holder = accountHolder(call);
    const shown = await this.getUser.run(update.id, call);
    const { id } = shown;
    const nobody = { manages: false, acquainted: false };
    if (!mayOnAccount('edit', accountRole(id, nobody, call.actor), call.actor)) throw forbidden();
    const patch = unwrap(readPatch(update.patchJson));
    const avatar = avatarIn(patch);
    if (avatar) await this.pictures.claimAvatar(avatar, call);
    const password = this.rules.judge(readNewPassword(patch), shown, patched(patch));
    const hash = password.ok && password.value !== undefined ? await this.hash(password.value) : undefined;

    const change = () =>
      this.works.run(async (work) => {
        const before = await work.users.lock(id);
        if (!before) throw notFound('user', update.id);
        refuseStale(before.version, update.ifVersion);
        const { value, faults } = changeUser(before, patch, call.now);
        refuseFaults(password.ok ? faults : [...faults, password.refusal]);
        const after = hash ? { ...value, passwordHash: hash } : value;
        await work.users.save(after);
        if (hash) await this.endOtherSessions(work, holder, update.refreshToken);
        await work.note(...this.noteworthy(before, after));
        if (after.email && before.email !== after.email)
          await this.tellOfNewEmail(work, before, after, call.now);
        return after;
      });
    const user = await ('email' in patch ? this.taken.slow(holder, change) : change());
    return showUser(user, nobody, call.actor)!;
  }

  private hash(password: string): Promise<string> {
    return this.passwords.inTurn(() => this.passwords.hash(password));
  }

  private async endOtherSessions(work: Work, userId: string, refreshToken: string): Promise<void> {
    const shown = refreshToken
      ? await work.sessions.lockByToken(this.secrets.tokenHash(refreshToken))
      : undefined;
    const keep = shown?.session.userId === userId ? shown.session.id : undefined;
    await work.sessions.endAll(userId, 'password_changed', this.time.now(), keep);
  }

  /** To the new address, to show that it is theirs; to the old one, so that its owner knows if it was somebody else. */
  private async tellOfNewEmail(work: Work, before: User, after: User, now: number): Promise<void> {
    const { email, locale } = after;
    if (email) await work.order({ template: 'verify_email', email, locale }, now);
    if (!before.email) return;
    const params = { name: after.name, path: `/users/${after.id}/history` };
    await work.order({ template: 'email_changed', email: before.email, locale, params }, now);
  }

  private noteworthy(before: User, after: User): SecurityEvent[] {
    const kinds: SecurityEventKind[] = [];
    if (before.passwordHash !== after.passwordHash) kinds.push('password_changed');
    if (before.email !== after.email) kinds.push('email_changed');
    if (before.accountName !== after.accountName) kinds.push('account_name_changed');
    return kinds.map((kind) => ({ userId: after.id, kind, at: this.time.now() }));
  }
}

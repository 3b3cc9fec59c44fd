import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, type Actor, type Call, refused } from '@kashikari/kernel';
import { avatarIn, changeUser, readNewPassword } from '../../domain/users/change-user';
import { type OwnWords } from '../../domain/users/own-words';
import type { Patch } from '../../domain/shared/patch';
import { mayOnAccount } from '../../domain/permissions/resolve';
import { accountRole } from '../../domain/permissions/relation';
import { showUser, type ShownUser } from '../../domain/shared/shown';
import type { User } from '../../domain/users/user';
import { FollowUserUpdate } from './follow-user-update';
import { GetUser } from './get-user';
import { PlanOfAccount } from './plan-of-account';
import type { UserUpdate } from './user-update';
import { NewPasswords } from '../guesses/new-passwords';
import { Pictures, UnitOfWork, type Work } from '../ports';
import { refuseFaults, refuseStale } from '../shared/refusing';
import { TakenAddresses } from '../guesses/taken-addresses';

/** Returns the publicly known texts of an account after a patch. */
function patched({ name, email, account_name: accountName }: Patch): OwnWords {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { name: text(name), email: text(email), accountName: text(accountName) };
}

/** The user of a member card that chooses the language of its screen, the one setting that its holder may change. */
function choosingCard(actor: Actor, patch: Patch): string | undefined {
  const choosesLocale = Object.keys(patch).join() === 'locale';
  return actor.kind === 'card' && actor.canWrite && choosesLocale ? actor.userId : undefined;
}

/** Changes settings of an account. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getUser: GetUser,
    private readonly passwords: NewPasswords,
    private readonly following: FollowUserUpdate,
    private readonly pictures: Pictures,
    private readonly taken: TakenAddresses,
    private readonly plan: PlanOfAccount,
  ) {}

  async run(update: UserUpdate, call: Call): Promise<ShownUser> {
    const { patch } = update;
    const card = choosingCard(call.actor, patch);
    const holder = card ?? accountHolder(call);
    const shown = await this.getUser.run(update.id, call);
    const { id } = shown;
    const nobody = { manages: false, acquainted: false };
    const mayEdit = mayOnAccount('edit', accountRole(id, nobody, call.actor), call.actor);
    if (!mayEdit && card !== id) throw forbidden();
    const features = await this.plan.ask(shown, patch);
    const avatar = avatarIn(patch);
    if (avatar && !update.dryRun) await this.pictures.claimAvatar(avatar, call);
    const password = this.passwords.judge(readNewPassword(patch), shown, patched(patch));
    const hash =
      password.ok && password.value !== undefined ? await this.passwords.hash(password.value) : undefined;

    const change = () =>
      this.works.run(async (work) => {
        const before = await work.users.lock(id);
        if (!before) throw notFound('user', update.id);
        refuseStale(before.version, update.ifVersion);
        const { value, faults } = changeUser(before, patch, call.now);
        refuseFaults(password.ok ? faults : [...faults, password.refusal]);
        const after = hash ? { ...value, passwordHash: hash } : value;
        await this.refuseTaken(work, after);
        await this.plan.check(work, before, after, features);
        if (update.dryRun) return after;
        await work.users.save(after);
        await this.following.run(work, { holder, before, after, update }, call);
        return after;
      });
    const user = await ('email' in patch ? this.taken.slow(holder, change) : change());
    return showUser(user, nobody, call.actor)!;
  }

  /** Refuses a taken address at once, as at sign-up. Of two pending requests, the first confirmed one gets it. */
  private async refuseTaken(work: Work, { id, pendingEmail }: User): Promise<void> {
    const other = pendingEmail ? await work.users.byEmail(pendingEmail) : undefined;
    if (other && other.id !== id) throw refused('user.email_taken', undefined, 'email');
  }
}

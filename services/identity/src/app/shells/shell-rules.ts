import { Injectable } from '@nestjs/common';
import { refused, type Call } from '@kashikari/kernel';
import type { User } from '../../domain/users/user';
import { InviteViews, Providers, Shells, UserViews, type ShellPolicy } from '../ports';

type ExistingUser = Pick<User, 'id' | 'accountName'>;

/** Rules of organizations' shells for sign-in and new accounts. */
@Injectable()
export class ShellRules {
  constructor(
    private readonly shells: Shells,
    private readonly providers: Providers,
    private readonly users: UserViews,
    private readonly invites: InviteViews,
  ) {}

  /**
   * Refuses addresses of organisations whose people sign in by their provider, on every shell, whether or not there is such an
   * account. The emergency account passes.
   * @throws DomainError `auth.use_provider`
   */
  refuseOthersThanProvider(email: string | null | undefined, known: ExistingUser | undefined): void {
    const shell = this.onlyByProvider(email);
    if (!shell || isEmergency(shell, known)) return;
    throw refused('auth.use_provider', { providers: this.namesOf(shell) });
  }

  /** The same of an address alone. */
  async refuseAddress(email: string): Promise<void> {
    if (this.onlyByProvider(email))
      this.refuseOthersThanProvider(email, await this.users.forSignIn({ email }));
  }

  /**
   * Refuses a new account at a shell without sign-up, or without an invitation where the shell requires one.
   * @param id id of the new account
   * @param hasLink true if the person has an invitation link, which is checked separately
   * @throws DomainError `auth.way_off`, `auth.invited_only`
   */
  async refuseNewAccount(
    { id, email }: Pick<User, 'id' | 'email'>,
    { actor, now }: Call,
    hasLink = false,
  ): Promise<void> {
    const shell = this.shells.all.find((one) => one.id === actor.shell?.id);
    if (shell?.signUp === 'off') throw refused('auth.way_off', { ways: [] });
    if (shell?.signUp !== 'invited' || hasLink) return;
    const to = { id, email, emailVerified: true };
    const asked = { to, within: actor.within };
    const { total } = await this.invites.list(asked, 'pending', now, { page: 1, perPage: 1 });
    if (total === 0) throw refused('auth.invited_only', undefined, 'email');
  }

  private onlyByProvider(email: string | null | undefined): ShellPolicy | undefined {
    const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase();
    return this.shells.all.find(({ onlyProviderFor }) => onlyProviderFor.some((one) => one === domain));
  }

  private namesOf({ providers }: ShellPolicy): string[] {
    return this.providers
      .list()
      .filter(({ id }) => providers?.includes(id) ?? true)
      .map(({ name }) => name);
  }
}

function isEmergency({ emergencyAccount }: ShellPolicy, known: ExistingUser | undefined): boolean {
  if (emergencyAccount === undefined || !known) return false;
  return known.id === emergencyAccount || known.accountName === emergencyAccount;
}

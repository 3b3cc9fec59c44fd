import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { readNewPassword, signUp, type InvitedSignUp, type SignUpForm } from '../../domain/sign-in/sign-up';
import type { ShownMembership } from '../../domain/shared/shown';
import type { User } from '../../domain/users/user';
import { JoinInvited } from '../invites/join-invited';
import { PasswordRules } from '../guesses/password-rules';
import { Passwords, Secrets, SecurityTime, UnitOfWork } from '../ports';
import { refuseFaults } from '../shared/refusing';
import { SessionIssuer, type KeptSignedIn, type Origin, type SignedIn } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';
import { TakenAddresses } from '../guesses/taken-addresses';
import { TellNoSeat } from '../seats/tell-no-seat';

/** A new account that is signed in. */
export interface SignedUp extends SignedIn {
  /** Membership in the group of the invitation. */
  readonly membership?: ShownMembership | undefined;
}

/** Registers a user, and signs in; by the link of an invitation, the address is confirmed and the group joined at once. */
@Injectable()
export class SignUp {
  constructor(
    private readonly works: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly issuer: SessionIssuer,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly taken: TakenAddresses,
    private readonly rules: PasswordRules,
    private readonly shells: ShellRules,
    private readonly invited: JoinInvited,
    private readonly noSeat: TellNoSeat,
  ) {}

  async run(form: SignUpForm, origin: Origin, call: Call): Promise<SignedUp> {
    const { user, faults } = signUp(form, this.secrets.id(), call.now);
    const read = readNewPassword(form);
    const password = this.rules.judge(read, form);
    // Faults of its form are among the faults already.
    const more = password.ok || !read.ok ? [] : [password.refusal];
    refuseFaults([...faults, ...more]);
    await this.shells.refuseNewAccount(user, call, form.invited !== undefined);
    this.shells.refuseOthersThanProvider(user.email, undefined);
    const register = () =>
      form.invited
        ? this.registerInvited(user, form, form.invited, origin, call)
        : this.register(user, form, origin, call);
    // A class behind one address may well try what classmates have taken.
    return origin.isTrusted ? register() : this.taken.slow(origin.address, register, 'address');
  }

  private async registerInvited(
    user: User,
    form: SignUpForm,
    invited: InvitedSignUp,
    origin: Origin,
    call: Call,
  ): Promise<SignedUp> {
    const invite = await this.invited.find(invited.token, user, call);
    const confirmed = { ...user, emailVerified: true };
    const by = { ...invited, groupId: invite.groupId };
    const register = () => this.register(confirmed, form, origin, call, by);
    return this.noSeat.orTell(async () => invite, user.id, call, register);
  }

  private async register(
    user: User,
    form: SignUpForm,
    origin: Origin,
    call: Call,
    invited?: InvitedSignUp & { readonly groupId: string },
  ): Promise<SignedUp> {
    const passwordHash = form.password
      ? await this.passwords.inTurn(() => this.passwords.hash(form.password))
      : null;
    const sign = await this.issuer.signer();
    const kept = await this.works.once(call, async (work): Promise<KeptSignUp> => {
      if (!(await work.users.add({ ...user, passwordHash })))
        throw refused('user.email_taken', undefined, 'email');
      const from = this.issuer.from(origin);
      await work.note({ userId: user.id, kind: 'signed_up', at: this.time.now(), ...from });
      if (invited) await work.note({ userId: user.id, kind: 'email_verified', at: this.time.now() });
      const membership = invited && (await this.invited.run(work, user, invited, call));
      const begun: KeptSignUp = await this.issuer.begin(work, user, origin, sign, call);
      // The issuer knows the answers that it has just made by themselves, not by their fields.
      return membership ? Object.assign(begun, { membership }) : begun;
    });
    return { ...(await this.issuer.handOut(kept)), membership: kept.membership };
  }
}

type KeptSignUp = KeptSignedIn & { readonly membership?: ShownMembership };

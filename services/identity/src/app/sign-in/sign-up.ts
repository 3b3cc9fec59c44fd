import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { readNewPassword, signUp, type InvitedSignUp, type SignUpForm } from '../../domain/sign-in/sign-up';
import type { User } from '../../domain/users/user';
import { JoinInvited } from '../invites/join-invited';
import { NewPasswords } from '../guesses/new-passwords';
import { Secrets } from '../ports';
import { refuseFaults } from '../shared/refusing';
import type { Origin } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';
import { TakenAddresses } from '../guesses/taken-addresses';
import { NotifyNoSeat } from '../seats/notify-no-seat';
import { RegisterAccount, type SignedUp } from './register-account';

/** Registers a user, and signs in; by the link of an invitation, the address is confirmed and the group joined at once. */
@Injectable()
export class SignUp {
  constructor(
    private readonly secrets: Secrets,
    private readonly taken: TakenAddresses,
    private readonly passwords: NewPasswords,
    private readonly shells: ShellRules,
    private readonly invited: JoinInvited,
    private readonly noSeat: NotifyNoSeat,
    private readonly registration: RegisterAccount,
  ) {}

  async run(form: SignUpForm, origin: Origin, call: Call): Promise<SignedUp> {
    const { user, faults } = signUp(form, this.secrets.id(), call.now);
    const read = readNewPassword(form);
    const password = this.passwords.judge(read, form);
    // Faults of its form are among the faults already.
    const more = password.ok || !read.ok ? [] : [password.refusal];
    refuseFaults([...faults, ...more]);
    await this.shells.refuseNewAccount(user, call, form.invited !== undefined);
    this.shells.refuseOthersThanProvider(user.email, undefined);
    const register = () =>
      form.invited
        ? this.registerInvited(user, form, form.invited, origin, call)
        : this.registration.run(user, form, origin, call);
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
    const register = () => this.registration.run(confirmed, form, origin, call, by);
    return this.noSeat.acceptOrNotify(async () => invite, user.id, call, register);
  }
}

import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { ShownMembership } from '../../domain/shared/shown';
import type { InvitedSignUp, SignUpForm } from '../../domain/sign-in/sign-up';
import type { User } from '../../domain/users/user';
import { NewPasswords } from '../guesses/new-passwords';
import { JoinInvited } from '../invites/join-invited';
import { SecurityTime, UnitOfWork } from '../ports';
import { SessionIssuer, type KeptSignedIn, type Origin, type SignedIn } from '../sessions/session-issuer';

/** A new account that is signed in. */
export interface SignedUp extends SignedIn {
  /** Membership in the group of the invitation. */
  readonly membership?: ShownMembership | undefined;
}

/** Stores a new account, adds it to the group that invited it, and signs it in, in one transaction. */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly works: UnitOfWork,
    private readonly passwords: NewPasswords,
    private readonly issuer: SessionIssuer,
    private readonly time: SecurityTime,
    private readonly invited: JoinInvited,
  ) {}

  /** @throws DomainError `user.email_taken` */
  async run(
    user: User,
    form: SignUpForm,
    origin: Origin,
    call: Call,
    invited?: InvitedSignUp & { readonly groupId: string },
  ): Promise<SignedUp> {
    const passwordHash = form.password ? await this.passwords.hash(form.password) : null;
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

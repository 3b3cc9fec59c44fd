import { Injectable } from '@nestjs/common';
import { refused, type Call, type Refusal } from '@kashikari/kernel';
import { readFace, readMailServer, type MailServer } from '../../domain/installation/installation';
import { readNewPassword, signUp, type SignUpForm } from '../../domain/sign-in/sign-up';
import { NewPasswords } from '../guesses/new-passwords';
import { MailServers, Secrets, SecurityTime, UnitOfWork } from '../ports';
import { refuseFaults } from '../shared/refusing';
import { SessionIssuer, type Origin, type SignedIn } from '../sessions/session-issuer';
import { SetupGate } from './setup-gate';

export interface SetupForm {
  readonly token: string;
  readonly name: string;
  readonly owner: SignUpForm;
  /** Null: no mail yet. */
  readonly mail: MailServer | null;
}

/**
 * Sets up the installation: its name, its owner's account, its mail server, in one transaction. The owner's address counts as
 * confirmed, because there may be no mail that could confirm it. A mail server is stored once it took a mail.
 */
@Injectable()
export class SetUpInstallation {
  constructor(
    private readonly works: UnitOfWork,
    private readonly gate: SetupGate,
    private readonly passwords: NewPasswords,
    private readonly issuer: SessionIssuer,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly servers: MailServers,
  ) {}

  /** @throws DomainError `setup.done`, `setup.token`, `mail_server.*`, or the faults of the form */
  async run(form: SetupForm, origin: Origin, call: Call): Promise<SignedIn> {
    await this.gate.enter(form.token);
    const face = readFace({ name: form.name, locale: form.owner.locale });
    const { user, faults } = signUp(form.owner, this.secrets.id(), call.now);
    const mail = form.mail && readMailServer(form.mail);
    refuseFaults([
      ...face.faults.filter(({ field }) => field === 'name'),
      ...faults.map(ofOwner),
      ...this.passwordFaults(form.owner),
      ...(mail?.faults ?? []),
    ]);
    if (mail) await this.servers.test({ server: mail.server, to: user.email!, locale: user.locale });
    const passwordHash = await this.passwords.hash(form.owner.password);
    const sign = await this.issuer.signer();
    const owner = { ...user, emailVerified: true, passwordHash };
    const kept = await this.works.once(call, async (work) => {
      const { name, locale } = face.value;
      const installation = { name, locale, ownerId: owner.id, mail: mail?.server ?? null, setUpAt: call.now };
      if (!(await work.installations.add(installation))) throw refused('setup.done');
      if (!(await work.users.add(owner))) throw refused('user.email_taken', undefined, 'email');
      const from = this.issuer.from(origin);
      await work.note({ userId: owner.id, kind: 'signed_up', at: this.time.now(), ...from });
      return this.issuer.begin(work, owner, origin, sign, call);
    });
    return this.issuer.handOut(kept);
  }

  private passwordFaults(owner: SignUpForm): Refusal[] {
    const read = readNewPassword(owner);
    const judged = this.passwords.judge(read, owner);
    // Faults of its form are among the faults already.
    return judged.ok || !read.ok ? [] : [judged.refusal];
  }
}

/** The form has two names: the installation's is `name`. */
function ofOwner(refusal: Refusal): Refusal {
  return refusal.field === 'name' ? { ...refusal, field: 'display_name' } : refusal;
}

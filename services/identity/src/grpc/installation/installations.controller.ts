import { enumOf, installations, SETS, textOrName } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetInstallation } from '../../app/installation/get-installation';
import { ManageMailServer } from '../../app/installation/manage-mail-server';
import { SetUpInstallation } from '../../app/installation/set-up-installation';
import type { MailSecurity, MailServer } from '../../domain/installation/installation';
import { toSession, toUser } from '../shared/messages';

/** A form without an owner: every field of it is missing. */
const NO_OWNER = { name: '', email: '', password: '', timeZone: '', address: '', userAgent: '' };

/** The installation as a whole. */
@GrpcController(installations.InstallationServiceService)
export class InstallationsController {
  constructor(
    private readonly getting: GetInstallation,
    private readonly settingUp: SetUpInstallation,
    private readonly mail: ManageMailServer,
  ) {}

  async getInstallation(
    _request: installations.GetInstallationRequest,
    call: Call,
  ): Promise<installations.GetInstallationResponse> {
    const { locale, mail, ...seen } = await this.getting.run(call);
    return {
      ...seen,
      locale: locale === '' ? undefined : enumOf(SETS.locale, locale),
      mail: mail && enumOf(SETS.mailSource, mail),
    };
  }

  async setUpInstallation(
    { token, name, owner = NO_OWNER, mail }: installations.SetUpInstallationRequest,
    call: Call,
  ): Promise<installations.SetUpInstallationResponse> {
    const { address, userAgent } = owner;
    const locale = textOrName(SETS.locale, owner.locale);
    const form = { token, name, owner: { ...owner, invited: undefined, locale }, mail: readServer(mail) };
    const signedIn = await this.settingUp.run(form, { address, userAgent }, call);
    return { user: toUser(signedIn.user), session: toSession(signedIn) };
  }

  async testMailServer(
    { token, mail, to, locale }: installations.TestMailServerRequest,
    call: Call,
  ): Promise<installations.TestMailServerResponse> {
    const server = readServer(mail) ?? NO_SERVER;
    const form = { token, mail: server, to, locale: textOrName(SETS.locale, locale) };
    return { answer: await this.mail.test(form, call) };
  }

  async getMailServer(
    _request: installations.GetMailServerRequest,
    call: Call,
  ): Promise<installations.GetMailServerResponse> {
    const { server, noMailYet } = await this.mail.get(call);
    return { mail: toServer(server), noMailYet };
  }

  async updateMailServer(
    { mail }: installations.UpdateMailServerRequest,
    call: Call,
  ): Promise<installations.UpdateMailServerResponse> {
    return { mail: toServer(await this.mail.change(readServer(mail), call)) };
  }
}

const NO_SERVER: MailServer = { host: '', port: 0, security: 'tls', login: '', password: '', from: '' };

/** An unknown word stays one, and is refused as a fault of its field. */
function readServer(server: installations.MailServer | undefined): MailServer | null {
  if (!server) return null;
  return { ...server, security: textOrName(SETS.mailSecurity, server.security) as MailSecurity };
}

function toServer(server: MailServer | null): installations.MailServer | undefined {
  return server ? { ...server, security: enumOf(SETS.mailSecurity, server.security) } : undefined;
}

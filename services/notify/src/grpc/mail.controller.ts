import { Inject } from '@nestjs/common';
import { enumOf, notify, SETS, textOf, textOrName } from '@kashikari/contracts';
import { DEFAULT_LOCALE, notFound, refused, type Call } from '@kashikari/kernel';
import { GrpcController, SettingsToken, type Settings } from '@kashikari/platform';
import { AcceptMail } from '../app/accept-mail';
import { FindReach } from '../app/find-reach';
import { ListRefusedMail } from '../app/list-refused-mail';
import { ListSentMail } from '../app/list-sent-mail';
import { SendTestMail } from '../app/send-test-mail';
import type { MailServer } from '../domain/mail-server';
import type { NotifySettings } from '../settings';

@GrpcController(notify.MailServiceService)
export class MailController {
  private readonly hooks: boolean;
  private readonly fromSettings: boolean;

  constructor(
    private readonly accepting: AcceptMail,
    private readonly listing: ListSentMail,
    private readonly refused: ListRefusedMail,
    private readonly reach: FindReach,
    private readonly testing: SendTestMail,
    @Inject(SettingsToken) settings: Settings & NotifySettings,
  ) {
    this.fromSettings = Boolean(settings.SMTP_URL);
    this.hooks = settings.KASHIKARI_TEST_HOOKS === '1';
  }

  async sendMail(request: notify.SendMailRequest, call: Call): Promise<notify.SendMailResponse> {
    const locale = textOrName(SETS.locale, request.locale);
    await this.accepting.run({ ...request, locale }, call);
    return {};
  }

  async tellUsers(request: notify.TellUsersRequest, call: Call): Promise<notify.TellUsersResponse> {
    await this.accepting.tell(request, call);
    return {};
  }

  async listRefusedMail(
    { keys }: notify.ListRefusedMailRequest,
    call: Call,
  ): Promise<notify.ListRefusedMailResponse> {
    return { keys: await this.refused.run(keys, call) };
  }

  async getMessageReach(
    { userId }: notify.GetMessageReachRequest,
    call: Call,
  ): Promise<notify.GetMessageReachResponse> {
    const { locale, ways } = await this.reach.run(userId, call);
    return { locale: enumOf(SETS.locale, locale), ways };
  }

  async getMailState(): Promise<notify.GetMailStateResponse> {
    return { fromSettings: this.fromSettings };
  }

  async sendTestMail(
    { server, to, locale }: notify.SendTestMailRequest,
    call: Call,
  ): Promise<notify.SendTestMailResponse> {
    if (!server) throw refused('validation.required', undefined, 'server');
    const security = textOrName(SETS.mailSecurity, server.security) as MailServer['security'];
    const language = textOf(SETS.locale, locale) ?? DEFAULT_LOCALE;
    return {
      answer: await this.testing.run({ server: { ...server, security }, to, locale: language }, call),
    };
  }

  async listSentMail({ to }: notify.ListSentMailRequest): Promise<notify.ListSentMailResponse> {
    if (!this.hooks) throw notFound('rpc', 'ListSentMail');
    const mails = await this.listing.run(to);
    return { mail: mails.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt) })) };
  }
}

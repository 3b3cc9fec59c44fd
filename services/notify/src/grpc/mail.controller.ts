import { Inject } from '@nestjs/common';
import { enumOf, notify, SETS, textOrName } from '@kashikari/contracts';
import { notFound, type Call } from '@kashikari/kernel';
import { GrpcController, SettingsToken, type Settings } from '@kashikari/platform';
import { AcceptMail } from '../app/accept-mail';
import { FindReach } from '../app/find-reach';
import { ListRefusedMail } from '../app/list-refused-mail';
import { ListSentMail } from '../app/list-sent-mail';

@GrpcController(notify.MailServiceService)
export class MailController {
  private readonly hooks: boolean;

  constructor(
    private readonly accepting: AcceptMail,
    private readonly listing: ListSentMail,
    private readonly refused: ListRefusedMail,
    private readonly reach: FindReach,
    @Inject(SettingsToken) settings: Settings,
  ) {
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

  async listSentMail({ to }: notify.ListSentMailRequest): Promise<notify.ListSentMailResponse> {
    if (!this.hooks) throw notFound('rpc', 'ListSentMail');
    const mails = await this.listing.run(to);
    return { mail: mails.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt) })) };
  }
}

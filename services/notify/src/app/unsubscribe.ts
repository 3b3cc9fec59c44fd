import { Injectable } from '@nestjs/common';
import { notFound } from '@kashikari/kernel';
import { GROUP_CHOICES } from '../domain/group-notification-setting';
import { isOn, turnOff } from '../domain/notification-setting';
import { GroupSettings, NotificationSettings } from './ports';
import { UnsubscribeTokens, type Unsubscription } from './ports/unsubscribe-tokens';

export type UnsubscriptionState = Unsubscription & { readonly off: boolean };

/** Turns off the kind of a mail for the holder of the mail’s link, without sign-in (RFC 8058). */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly settings: NotificationSettings,
    private readonly groups: GroupSettings,
  ) {}

  /** @throws DomainError `not_found` */
  async get(token: string): Promise<UnsubscriptionState> {
    const asked = this.read(token);
    return { ...asked, off: !(await this.isOn(asked)) };
  }

  /** Also turns off the last notice that is on, and what was chosen for groups: the reader has the last word. @throws DomainError `not_found` */
  async run(token: string): Promise<UnsubscriptionState> {
    const asked = this.read(token);
    if (asked.kind !== 'UsageReport')
      await this.settings.change(asked.userId, (before) => turnOff(before, asked.kind, 'email'));
    const flag = GROUP_CHOICES.find((each) => each === `email${asked.kind}`);
    if (flag) await this.groups.takeBack(asked.userId, flag);
    return { ...asked, off: true };
  }

  /** The daily usage report has no general setting. */
  private async isOn({ userId, kind }: Unsubscription): Promise<boolean> {
    if (kind !== 'UsageReport') return isOn(await this.settings.get(userId), kind, 'email');
    return (await this.groups.of([userId])).some(({ choices }) => choices.emailUsageReport);
  }

  private read(token: string): Unsubscription {
    const asked = this.tokens.read(token);
    if (!asked) throw notFound('unsubscribe', '');
    return asked;
  }
}

import { Injectable } from '@nestjs/common';
import { groupedBy } from '@kashikari/kernel';
import { followsGood, type GroupChoices } from '../domain/group-notification-setting';
import type { NotificationSetting } from '../domain/notification-setting';
import {
  Contacts,
  GroupSettings,
  NoticedGoods,
  NotificationSettings,
  Shells,
  Threads,
  type ClaimedMail,
  type Contact,
  type KnownShells,
  type NoticeFacts,
  type Quote,
} from './ports';

/** Data of other services for the mails of a round. */
export interface MailContext {
  /** Undefined while identity can't be reached. */
  readonly contacts: ReadonlyMap<string, Contact> | undefined;
  /** Messages to quote, by mail; undefined if reservation is unreachable. */
  readonly quotes: ReadonlyMap<string, readonly Quote[]> | undefined;
  /** Shells from which mails are sent; undefined while identity has never answered. */
  readonly shells: KnownShells | undefined;
  /** Settings of users who have changed theirs. */
  readonly settings: ReadonlyMap<string, NotificationSetting>;
  /** Choices by group of users who have made some, by user and group. */
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, GroupChoices>>;
  /** Facts about the goods of mails that depend on them, by mail; undefined if catalog is unreachable. */
  readonly goods: ReadonlyMap<string, NoticeFacts> | undefined;
}

/** Asks once for all mails of a round. */
@Injectable()
export class GatherKnown {
  constructor(
    private readonly contacts: Contacts,
    private readonly threads: Threads,
    private readonly settings: NotificationSettings,
    private readonly shells: Shells,
    private readonly groupSettings: GroupSettings,
    private readonly noticedGoods: NoticedGoods,
  ) {}

  async run(mails: readonly ClaimedMail[]): Promise<MailContext> {
    const receivers = mails.flatMap(({ receiver }) => ('userId' in receiver ? [receiver.userId] : []));
    const choices = await this.choicesOf(receivers);
    const [contacts, quotes, settings, shells, goods] = await Promise.all([
      this.contactsOf(mails),
      this.quotesOf(mails),
      receivers.length ? this.settings.of([...new Set(receivers)]) : new Map<string, NotificationSetting>(),
      this.shells.known().catch(() => undefined),
      this.goodsOf(mails, choices),
    ]);
    return { contacts, quotes, settings, shells, choices, goods };
  }

  private async choicesOf(receivers: readonly string[]): Promise<MailContext['choices']> {
    const chosen = receivers.length ? await this.groupSettings.of([...new Set(receivers)]) : [];
    const byUser = groupedBy(chosen, ({ userId }) => userId);
    return new Map(
      [...byUser].map(([userId, of]) => [userId, new Map(of.map((one) => [one.groupId, one.choices]))]),
    );
  }

  /** Asks only about comments, and where the receiver has choices by group. */
  private async goodsOf(
    mails: readonly ClaimedMail[],
    choices: MailContext['choices'],
  ): Promise<MailContext['goods']> {
    const asking = mails.flatMap((mail) => {
      const { id, template, receiver, params } = mail;
      if (!('userId' in receiver) || !followsGood(mail)) return [];
      if (template !== 'new_comment' && !choices.has(receiver.userId)) return [];
      const { good_id: goodId = '', since_id: sinceId = '' } = params;
      return [{ id, goodId, userId: receiver.userId, sinceId }];
    });
    if (!asking.length) return new Map();
    const questions = asking.map(({ id: _id, ...question }) => question);
    const facts = await this.noticedGoods.facts(questions).catch(() => undefined);
    return facts && new Map(asking.map(({ id }, at) => [id, facts[at]!]));
  }

  private async contactsOf(mails: readonly ClaimedMail[]): Promise<MailContext['contacts']> {
    const ids = mails.flatMap(({ receiver, params }) =>
      'userId' in receiver ? [receiver.userId, ...(params['other_id'] ? [params['other_id']] : [])] : [],
    );
    if (!ids.length) return new Map();
    return this.contacts.of([...new Set(ids)]).catch(() => undefined);
  }

  private async quotesOf(mails: readonly ClaimedMail[]): Promise<MailContext['quotes']> {
    const asking = mails.flatMap(({ id, template, receiver, params }) => {
      if (template !== 'message' || !('userId' in receiver)) return [];
      const { booking_id: bookingId = '', since_id: sinceId = '' } = params;
      return [{ id, bookingId, userId: receiver.userId, sinceId }];
    });
    if (!asking.length) return new Map();
    const quotes = await this.threads.unread(asking).catch(() => undefined);
    return quotes && new Map(asking.map(({ id }, at) => [id, quotes[at] ?? []]));
  }
}

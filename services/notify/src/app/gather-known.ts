import { Injectable } from '@nestjs/common';
import type { NotificationSetting } from '../domain/notification-setting';
import {
  Contacts,
  NotificationSettings,
  Shells,
  Threads,
  type ClaimedMail,
  type Contact,
  type KnownShells,
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
}

/** Asks once for all mails of a round. */
@Injectable()
export class GatherKnown {
  constructor(
    private readonly contacts: Contacts,
    private readonly threads: Threads,
    private readonly settings: NotificationSettings,
    private readonly shells: Shells,
  ) {}

  async run(mails: readonly ClaimedMail[]): Promise<MailContext> {
    const receivers = mails.flatMap(({ receiver }) => ('userId' in receiver ? [receiver.userId] : []));
    const [contacts, quotes, settings, shells] = await Promise.all([
      this.contactsOf(mails),
      this.quotesOf(mails),
      receivers.length ? this.settings.of([...new Set(receivers)]) : new Map<string, NotificationSetting>(),
      this.shells.known().catch(() => undefined),
    ]);
    return { contacts, quotes, settings, shells };
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

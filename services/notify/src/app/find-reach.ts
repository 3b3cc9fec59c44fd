import { DEFAULT_LOCALE, forbidden, type Call, type Locale } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { reachOf, type Way } from '../domain/notification-setting';
import { Contacts, NotificationSettings, PushTokens, StoredMailServer } from './ports';

/** Finds the ways in which a message reaches a user now. Services show them to the author of a message. */
@Injectable()
export class FindReach {
  constructor(
    private readonly contacts: Contacts,
    private readonly settings: NotificationSettings,
    private readonly tokens: PushTokens,
    private readonly mailServer: StoredMailServer,
  ) {}

  async run(userId: string, { actor }: Call): Promise<{ locale: Locale; ways: Way[] }> {
    if (actor.kind !== 'system') throw forbidden();
    const [contacts, setting, tokens, noMailYet] = await Promise.all([
      this.contacts.of([userId]),
      this.settings.get(userId),
      this.tokens.ofUser(userId),
      this.mailServer.noMailYet(),
    ]);
    const contact = contacts.get(userId);
    const ways = reachOf(setting, {
      email: !noMailYet && (contact?.emailVerified ?? false),
      push: tokens.length > 0,
    });
    return { locale: contact?.locale ?? DEFAULT_LOCALE, ways };
  }
}

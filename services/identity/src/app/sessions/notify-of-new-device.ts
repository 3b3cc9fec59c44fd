import { Injectable } from '@nestjs/common';
import { contactOf } from '../../domain/users/contact';
import { browserName } from '../../domain/sessions/browser-name';
import type { User } from '../../domain/users/user';
import { KnownBrowsers } from './known-browsers';
import type { Work } from '../ports';

/** Features that identify a device: a sealed cookie, or its browser and place. */
export interface SeenDevice {
  readonly userAgent: string;
  /** Keyed hash of its address. */
  readonly place: string;
  readonly knownBrowser: readonly string[];
}

/**
 * Mails an account's owner about a sign-in from a new device (REST contract, edge). The first sign-in, at sign-up, is
 * excluded. Member cards have no address.
 */
@Injectable()
export class NotifyOfNewDevice {
  constructor(private readonly browsers: KnownBrowsers) {}

  /**
   * Runs before the session begins.
   * @param now business time
   */
  async run(work: Work, user: User, device: SeenDevice, now: number): Promise<void> {
    const email = contactOf(user)?.email;
    const { locale } = user;
    if (!email || this.browsers.find(user, device.knownBrowser)) return;
    const { any, same } = await work.sessions.seen(user.id, device.userAgent, device.place);
    if (!any || same) return;
    const params = {
      name: user.name,
      device: browserName(device.userAgent),
      path: `/users/${user.id}/devices`,
    };
    await work.order({ template: 'new_device', email, locale, params }, now);
  }
}

import { Injectable } from '@nestjs/common';
import { browserName } from '../../domain/sessions/browser-name';
import type { User } from '../../domain/users/user';
import { KnownBrowsers } from './known-browsers';
import type { Work } from '../ports';

/** What a device is known by: a sealed cookie, or its browser at a place. */
export interface SeenDevice {
  readonly userAgent: string;
  /** Keyed hash of its address. */
  readonly place: string;
  readonly knownBrowser: readonly string[];
}

/**
 * Tells an account's owner by mail of a sign-in from a device that wasn't there before (REST contract, edge). Not of the very
 * first one, which is the sign-up; a member card has no address to be told at.
 */
@Injectable()
export class TellOfNewDevice {
  constructor(private readonly browsers: KnownBrowsers) {}

  /** Before the session begins. @param now business time */
  async run(work: Work, user: User, device: SeenDevice, now: number): Promise<void> {
    const { email, locale } = user;
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

import { Injectable } from '@nestjs/common';
import { mayWrite, noEditRights, notFound, unauthenticated, unwrap, type Call } from '@kashikari/kernel';
import { choose, isConsent, type NotificationSetting } from '../domain/notification-setting';
import { NotificationSettings } from './ports';

/** Reads and changes the caller's notification settings. */
@Injectable()
export class ChooseMails {
  constructor(private readonly settings: NotificationSettings) {}

  async get(userId: string, call: Call): Promise<NotificationSetting> {
    refuseOthers(userId, call);
    return this.settings.get(userId);
  }

  async update(
    userId: string,
    patch: Partial<NotificationSetting>,
    wording: string,
    call: Call,
  ): Promise<NotificationSetting> {
    refuseOthers(userId, call);
    if (!mayWrite(call.actor)) throw noEditRights();
    const consent = isConsent(patch) ? { at: call.now, wording } : undefined;
    return this.settings.change(userId, (before) => unwrap(choose(before, patch)), consent);
  }
}

/** Others' are not there. */
function refuseOthers(userId: string, { actor }: Call): void {
  if (actor.kind === 'visitor') throw unauthenticated();
  if (actor.kind === 'system' || actor.userId !== userId) throw notFound('user', userId);
}

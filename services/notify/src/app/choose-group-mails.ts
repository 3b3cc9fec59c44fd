import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, type Call } from '@kashikari/kernel';
import { effectiveIn, type GroupChoices, type GroupFlag } from '../domain/group-notification-setting';
import { isConsent } from '../domain/notification-setting';
import { Groups, GroupSettings, NotificationSettings, type ReportReader } from './ports';

const READERS_PER_PAGE = 500;

/** Choices for a group with the resulting flags. */
export interface ChosenForGroup {
  readonly groupId: string;
  readonly choices: GroupChoices;
  readonly effective: Readonly<Record<GroupFlag, boolean>>;
}

/** Reads and changes the caller's notification settings for groups. */
@Injectable()
export class ChooseGroupMails {
  constructor(
    private readonly settings: NotificationSettings,
    private readonly groupSettings: GroupSettings,
    private readonly groups: Groups,
  ) {}

  async get(idOrSlug: string, call: Call): Promise<ChosenForGroup> {
    const userId = reader(call);
    const groupId = await this.groups.idForMember(idOrSlug, call);
    return this.shown(userId, groupId, await this.groupSettings.get(userId, groupId));
  }

  /** Changes choices; the daily usage report is for those who run the group. @throws DomainError `forbidden` */
  async update(
    idOrSlug: string,
    patch: Partial<GroupChoices>,
    wording: string,
    call: Call,
  ): Promise<ChosenForGroup> {
    const userId = accountHolder(call);
    const isReport = patch.emailUsageReport !== undefined;
    const groupId = await (isReport
      ? this.groups.idForOwner(idOrSlug, call)
      : this.groups.idForMember(idOrSlug, call));
    const consent = isConsent(patch) ? { at: call.now, wording } : undefined;
    const choices = await this.groupSettings.change(userId, groupId, patch, call.now, consent);
    return this.shown(userId, groupId, choices);
  }

  /** Returns the caller's choices for all groups that have some. */
  async list(call: Call): Promise<ChosenForGroup[]> {
    const userId = reader(call);
    const general = await this.settings.get(userId);
    const chosen = await this.groupSettings.of([userId]);
    return chosen.map(({ groupId, choices }) => ({
      groupId,
      choices,
      effective: effectiveIn(choices, general),
    }));
  }

  /** Returns a page of the people who turned on daily usage reports. @throws DomainError `forbidden` unless the system asks */
  async reportReaders(after: ReportReader | undefined, { actor }: Call): Promise<ReportReader[]> {
    if (actor.kind !== 'system') throw forbidden();
    return this.groupSettings.reportReaders(after, READERS_PER_PAGE);
  }

  private async shown(userId: string, groupId: string, choices: GroupChoices): Promise<ChosenForGroup> {
    return { groupId, choices, effective: effectiveIn(choices, await this.settings.get(userId)) };
  }
}

/** Returns the user who reads; a member card has no notification settings. */
function reader(call: Call): string {
  if (call.actor.kind === 'card') throw forbidden();
  return accountHolder(call);
}

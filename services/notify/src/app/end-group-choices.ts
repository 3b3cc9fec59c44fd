import { Injectable } from '@nestjs/common';
import type { Tx } from '@kashikari/platform/tx';
import { GroupSettings, NotificationSettings } from './ports';

/** Removes notification settings of ended memberships, deleted groups and deleted users. */
@Injectable()
export class EndGroupChoices {
  constructor(
    private readonly settings: NotificationSettings,
    private readonly groupSettings: GroupSettings,
  ) {}

  async ofMembers(ended: readonly { userId: string; groupId: string }[], tx: Tx): Promise<void> {
    if (ended.length) await this.groupSettings.removeOfMembers(ended, tx);
  }

  async ofGroups(groupIds: readonly string[], tx: Tx): Promise<void> {
    if (groupIds.length) await this.groupSettings.removeOfGroups(groupIds, tx);
  }

  async ofUsers(userIds: readonly string[], tx: Tx): Promise<void> {
    if (!userIds.length) return;
    await this.groupSettings.removeOfUsers(userIds, tx);
    await this.settings.removeOfUsers(userIds, tx);
  }
}

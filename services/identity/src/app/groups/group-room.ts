import { refused } from '@kashikari/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { GroupQuota, type Work } from '../ports';

/** Quota of groups of an account, created or received (REST contract, edge: `QUOTA_GROUPS`). */
@Injectable()
export class GroupRoom {
  constructor(@Inject(GroupQuota) private readonly quota: number) {}

  /** Refuses `quota`. The account is held, so that of two groups at the same moment one counts the other. */
  async refuseFull(work: Work, ownerId: string): Promise<void> {
    if (this.quota > 0 && (await work.groups.countOf(ownerId)) >= this.quota)
      throw refused('quota', { what: 'groups', limit: this.quota });
  }
}

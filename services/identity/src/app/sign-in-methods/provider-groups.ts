import { Injectable } from '@nestjs/common';
import { DomainError, type Call } from '@kashikari/kernel';
import { join, leave } from '../../domain/members/membership';
import type { ProviderAssertion } from './ask-provider';
import { Bookings, GroupViews, Secrets, UnitOfWork, type Work } from '../ports';
import { saveSeated } from '../seats/seating';

/**
 * Synchronizes memberships with the groups that a provider names: a named group is joined, and left when it is no
 * longer named. Members who joined otherwise stay, and so do members with live bookings, until these are over. A
 * sign-in never fails for it: a missing seat is the group owner's concern, and the next sign-in retries.
 */
@Injectable()
export class ProviderGroups {
  constructor(
    private readonly works: UnitOfWork,
    private readonly groups: GroupViews,
    private readonly bookings: Bookings,
    private readonly secrets: Secrets,
  ) {}

  async follow(userId: string, { said, provider }: ProviderAssertion, call: Call): Promise<void> {
    if (Object.keys(provider.groups).length === 0) return;
    const found = await this.groups.findAll(said.groups, userId);
    const wanted = found.filter(({ relation }) => !relation.owns);
    // One transaction for each that is new: locks of several accounts' seats are never held together.
    for (const { group } of wanted.filter(({ relation }) => relation.membership === null)) {
      await this.within(said, userId, (work) => this.enter(work, group.id, group.ownerId, userId, call));
    }
    const named = new Set(wanted.map(({ group }) => group.id));
    for (const groupId of await this.grantedBy(said, userId)) {
      if (named.has(groupId) || (await this.isBusy(groupId, userId))) continue;
      await this.within(said, userId, (work) => this.exit(work, groupId, userId, call));
    }
  }

  private async enter(work: Work, groupId: string, accountId: string, userId: string, call: Call) {
    const group = await work.groups.share(groupId);
    const seats = group && (await work.seats.lock(accountId));
    if (!group || !seats || group.ownerId !== accountId) return undefined;
    const former = await work.memberships.lockOf(groupId, userId);
    const joined = join(former, { id: this.secrets.id(), groupId, userId }, 'provider', call.now);
    if (!joined.ok) return undefined;
    try {
      await saveSeated(work, seats, former, joined.value);
    } catch (error) {
      // Refused before anything was written.
      if (error instanceof DomainError && error.refusal.code === 'plan_limit') return undefined;
      throw error;
    }
    return (granted: readonly string[]) => [...new Set([...granted, groupId])];
  }

  private async exit(work: Work, groupId: string, userId: string, call: Call) {
    const without = (granted: readonly string[]) => granted.filter((id) => id !== groupId);
    const group = await work.groups.share(groupId);
    const seats = group && (await work.seats.lock(group.ownerId));
    const before = seats && (await work.memberships.lockOf(groupId, userId));
    // A current group owner is not removed by another institution's list.
    if (before && before.leftAt === null && !before.groupOwner) {
      await saveSeated(work, seats, before, leave(before, call.now));
    }
    return without;
  }

  private async within(
    { issuer, subject }: ProviderAssertion['said'],
    userId: string,
    change: (work: Work) => Promise<((granted: readonly string[]) => string[]) | undefined>,
  ): Promise<void> {
    await this.works.run(async (work) => {
      const link = await work.providerLinks.lockBySubject(issuer, subject);
      if (link?.userId !== userId || !(await work.users.share(userId))) return;
      const granted = await change(work);
      if (granted) await work.providerLinks.save({ ...link, granted: granted(link.granted) });
    });
  }

  private grantedBy(
    { issuer, subject }: ProviderAssertion['said'],
    userId: string,
  ): Promise<readonly string[]> {
    return this.works.run(async (work) => {
      const link = await work.providerLinks.lockBySubject(issuer, subject);
      return link?.userId === userId ? link.granted : [];
    });
  }

  /**
   * Returns true if a membership has live bookings. It is also true while reservation is unreachable, so that nobody is
   * removed by mistake.
   */
  private async isBusy(groupId: string, userId: string): Promise<boolean> {
    return (await this.bookings.liveInGroup(groupId, userId).catch(() => 1)) > 0;
  }
}

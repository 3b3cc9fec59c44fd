import { Injectable } from '@nestjs/common';
import {
  accountHolder,
  notFound,
  refuse,
  type Call,
  type Refusal,
  type Verdict,
  refused,
} from '@kashikari/kernel';
import {
  changeMembership,
  isSeated,
  leaveWithOthers,
  type Membership,
} from '../../domain/members/membership';
import type { Patch } from '../../domain/shared/patch';
import { leaveSeat, takeSeat, type Seats } from '../../domain/seats/seats';
import { showMembership, type ShownMembership } from '../../domain/shared/shown';
import { CardReturn } from './card-return';
import { GetGroup } from '../groups/get-group';
import { Bookings, MembershipViews, UnitOfWork, type Work } from '../ports';
import { saveSeats, seatWaiting } from '../seats/seating';

export interface BulkUpdate {
  readonly ids: readonly string[];
  readonly patch: Patch;
  /** Ends them instead. */
  readonly remove: boolean;
}

export interface MembershipOutcome {
  readonly id: string;
  readonly refusal?: Refusal;
  /** State after the change; absent if it was ended or refused. */
  readonly membership?: ShownMembership;
}

/** Input for the memberships of one group. */
interface Part {
  readonly groupId: string;
  readonly accountId: string;
  readonly ids: readonly string[];
  readonly patch: Patch;
  readonly remove: boolean;
}

const MAX = 1_000;

/**
 * Changes or ends many memberships. A refusal of one is reported with it; the others proceed. Each table is read and
 * written once per group, whatever their number.
 */
@Injectable()
export class BulkUpdateMemberships {
  constructor(
    private readonly works: UnitOfWork,
    private readonly memberships: MembershipViews,
    private readonly getGroup: GetGroup,
    private readonly bookings: Bookings,
    private readonly cards: CardReturn,
  ) {}

  async run({ ids, patch, remove }: BulkUpdate, call: Call): Promise<MembershipOutcome[]> {
    accountHolder(call);
    if (ids.length > MAX) throw refused('validation.too_many', { max: MAX }, 'membership_ids');
    const outcomes = new Map<string, MembershipOutcome>();
    for (const { groupId, ids: inGroup } of await this.memberships.groupsOf([...new Set(ids)])) {
      const group = await this.getGroup.find(groupId, call);
      // Callers who may not list the members get no information about them.
      if (!group?.permissions.includes('list_members')) continue;
      if (!group.permissions.includes('manage_members')) {
        for (const id of inGroup) outcomes.set(id, { id, refusal: { kind: 'forbidden', code: 'forbidden' } });
        continue;
      }
      const part = { groupId, accountId: group.ownerId, ids: inGroup, patch, remove };
      for (const outcome of await this.change(part, call)) outcomes.set(outcome.id, outcome);
    }
    return ids.map((id) => outcomes.get(id) ?? { id, refusal: notFound('membership', id).refusal });
  }

  private async change(part: Part, call: Call): Promise<MembershipOutcome[]> {
    const { groupId, accountId, ids, remove } = part;
    const userIds = remove ? await this.memberships.usersOf(ids) : [];
    const busy = remove ? await this.bookings.borrowersIn(groupId, userIds) : new Set<string>();
    return this.works.run(async (work) => {
      await work.groups.share(groupId);
      const seats = await work.seats.lock(accountId);
      if (!seats) throw notFound('group', groupId);
      const before = await work.memberships.lockAll(groupId, ids);
      const elsewhere = await work.seats.seatedElsewhere(
        accountId,
        before.map(({ userId }) => userId),
        groupId,
      );
      const table = new Table(seats, elsewhere);
      const outcomes: MembershipOutcome[] = [];
      for (const membership of before) {
        const verdict = table.seat(membership, this.changed(membership, part, busy, call.now));
        const { id } = membership;
        if (!verdict.ok) outcomes.push({ id, refusal: verdict.refusal });
        else if (remove) outcomes.push({ id });
        else outcomes.push({ id, membership: showMembership(verdict.value, true, call.actor) });
      }
      await this.save(work, table, part, call.now);
      return outcomes;
    });
  }

  private changed(
    membership: Membership,
    { patch, remove }: Part,
    busy: ReadonlySet<string>,
    now: number,
  ): Verdict<Membership> {
    if (remove) {
      return busy.has(membership.userId)
        ? refuse('membership.active_bookings')
        : leaveWithOthers(membership, now);
    }
    const { value, faults } = changeMembership(membership, patch, now);
    return faults[0] ? { ok: false, refusal: faults[0] } : { ok: true, value };
  }

  private async save(work: Work, table: Table, { accountId, remove }: Part, now: number): Promise<void> {
    await saveSeats(work, table.seats, now);
    await work.memberships.save(...table.saved);
    await seatWaiting(work, accountId, now);
    if (!remove) return;
    const gone = table.saved.map(({ userId }) => userId);
    await this.cards.takeBack(gone, accountId, work, now);
  }
}

/** The seats of an account while many memberships change one after the other. */
class Table {
  readonly saved: Membership[] = [];

  constructor(
    public seats: Seats,
    private readonly elsewhere: ReadonlySet<string>,
  ) {}

  seat(before: Membership, changed: Verdict<Membership>): Verdict<Membership> {
    if (!changed.ok) return changed;
    const [sat, sits] = [isSeated(before), isSeated(changed.value)];
    const isElsewhere = this.elsewhere.has(before.userId);
    if (sits && !sat) {
      const taken = takeSeat(this.seats, isElsewhere);
      if (!taken.ok) return taken;
      this.seats = taken.value;
    } else if (sat && !sits) this.seats = leaveSeat(this.seats, isElsewhere);
    this.saved.push(changed.value);
    return changed;
  }
}

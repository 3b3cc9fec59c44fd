import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type {
  AccessSnapshots,
  AccountSnapshot,
  GoodSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../domain/snapshots';
import { followTerms } from '../domain/follow-terms';
import type { Lender } from '../domain/good';
import { nextLook } from '../domain/reminder';
import { changed, type Change, type BookingContext } from '../domain/booking-context';
import { withdrawWait } from '../domain/wait-time';
import { withdrawBooking } from '../domain/withdraw-booking';
import { Replicas, FollowingBookings, TermsCache, type Followers } from './ports';
import { PersonalWords } from './ports/personal-words';
import { Reminders } from './ports/reminders';
import { Waits, type WaitsOf } from './ports/waits';

/**
 * Applies snapshots of other services, pushed or published, and their consequences for bookings. A snapshot that is not
 * newer than the stored one is ignored, so both ways may deliver the same one.
 */
@Injectable()
export class ApplyReplicas {
  constructor(
    private readonly replicas: Replicas,
    private readonly bookings: FollowingBookings,
    private readonly terms: TermsCache,
    private readonly waits: Waits,
    private readonly reminders: Reminders,
    private readonly words: PersonalWords,
  ) {}

  ownTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.replicas.transaction(work);
  }

  /**
   * Applies snapshots of goods. A deletion ends the good's future bookings and its queue. A transfer moves all its
   * bookings to the new lender. Other changes may free units, so its queue is offered them.
   * @param asked true if the snapshots were fetched; these also replace copies of the same version
   */
  async goods(snapshots: readonly GoodSnapshot[], tx: Tx, now: number, asked = false): Promise<void> {
    const changed: string[] = [];
    for (const { before, after } of await this.replicas.applyGoods(tx, snapshots, asked)) {
      this.terms.forget(after.id);
      if (after.deleted) {
        await this.endWaits(tx, { ofGood: after.id }, now);
        await this.bookings.change(tx, { ofGood: after.id }, now, withdrawn);
        continue;
      }
      if (before && before.ownerId !== after.ownerId) await this.transfer(tx, after, now);
      if (before) changed.push(after.id);
    }
    await this.waits.ask(tx, changed, now);
  }

  /** A lender's days are days of its zone. With a borrower the bookings go that are not out. */
  async accounts(snapshots: readonly AccountSnapshot[], tx: Tx, now: number): Promise<void> {
    for (const { before, after } of await this.replicas.applyAccounts(tx, snapshots)) {
      if (after.deleted) {
        await this.endWaits(tx, { ofUser: after.id }, now);
        await this.bookings.change(tx, { ofBorrower: after.id }, now, withdrawn);
        await this.words.forget(tx, after.id);
        continue;
      }
      if (before && before.zone !== after.zone) {
        await this.follow(tx, { ofLender: after.id }, after.id, after.zone, now);
      }
      if (before) await this.waits.askOfLender(tx, after.id, now);
      if (before && remindsOtherwise(before, after)) {
        await this.reminders.replan(tx, after.id, now, nextLook);
      }
    }
  }

  private endWaits(tx: Tx, of: WaitsOf, now: number): Promise<void> {
    return this.waits.endAll(tx, of, now, (wait) => withdrawWait(wait, now));
  }

  /**
   * Applies snapshots of groups. A deletion withdraws the bookings that were possible only through the group, unless
   * they are out.
   */
  async groups(snapshots: readonly GroupSnapshot[], tx: Tx, now: number): Promise<void> {
    for (const { id, deleted } of await this.replicas.applyGroups(tx, snapshots)) {
      if (!deleted) continue;
      await this.bookings.change(tx, { onlyThroughGroup: id }, now, withdrawn);
    }
  }

  private async transfer(tx: Tx, { id, ownerId }: GoodSnapshot, now: number): Promise<void> {
    const zone = await this.replicas.zoneOf(tx, ownerId);
    await this.follow(tx, { ofGood: id }, ownerId, zone, now);
    await this.bookings.moveToLender(tx, id, ownerId);
  }

  /**
   * Moves bookings to the lender in any case. They keep their frozen zone if the new instants would conflict with
   * bookings that are out.
   */
  private follow(tx: Tx, who: Followers, lenderId: string, zone: string | null, now: number): Promise<void> {
    const keepZone = (context: BookingContext) => followTerms(context, lenderId, context.booking.terms.zone);
    const rule = zone === null ? keepZone : (context: BookingContext) => followTerms(context, lenderId, zone);
    return this.bookings.change(tx, who, now, rule, keepZone);
  }

  /**
   * Applies snapshots of memberships. If a member card was linked to an account, the card's bookings move to the
   * account.
   */
  async memberships(snapshots: readonly MembershipSnapshot[], tx: Tx, now: number): Promise<void> {
    for (const { deleted, userId, successorId } of await this.replicas.applyMemberships(tx, snapshots)) {
      if (!deleted || !successorId) continue;
      await this.bookings.change(tx, { ofBorrower: userId }, now, (context) =>
        changed(context, 'terms_changed', { borrowerId: successorId }),
      );
      await this.bookings.inherit(tx, userId, successorId);
    }
  }

  async managers(snapshots: readonly ManagerSnapshot[], tx: Tx): Promise<void> {
    await this.replicas.applyManagers(tx, snapshots);
  }

  async access(snapshots: AccessSnapshots, tx: Tx, now: number): Promise<void> {
    await this.accounts(snapshots.accounts, tx, now);
    await this.groups(snapshots.groups, tx, now);
    await this.memberships(snapshots.memberships, tx, now);
    await this.managers(snapshots.managers, tx);
  }
}

function remindsOtherwise(before: Lender, after: AccountSnapshot): boolean {
  const rhythm = (one: Lender | AccountSnapshot) =>
    [one.zone, one.manageHandOver, one.reminderTime, ...one.reminderDaysIndexes].join(' ');
  return rhythm(before) !== rhythm(after);
}

function withdrawn(context: BookingContext): Change | null {
  const verdict = withdrawBooking(context);
  return verdict.ok ? verdict.value : null;
}

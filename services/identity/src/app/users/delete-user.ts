import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, unwrap, type Call } from '@kashikari/kernel';
import { deleteUser, type DeletionConfirmation } from '../../domain/users/delete-user';
import { deleteGroup } from '../../domain/groups/group';
import { dismiss } from '../../domain/users/manager';
import { isSeated, leave } from '../../domain/members/membership';
import { mayOnAccount } from '../../domain/permissions/resolve';
import { accountRole } from '../../domain/permissions/relation';
import { leaveSeat, type Seats } from '../../domain/seats/seats';
import { GetUser } from './get-user';
import { Bookings, Money, SecurityTime, UnitOfWork, type Work } from '../ports';
import { seatWaiting } from '../seats/seating';

/** Deletes an account with its groups; what depends on those in other services goes by their events. */
@Injectable()
export class DeleteUser {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getUser: GetUser,
    private readonly bookings: Bookings,
    private readonly money: Money,
    private readonly time: SecurityTime,
  ) {}

  async run({ id: asked, ...typed }: { id: string } & DeletionConfirmation, call: Call): Promise<void> {
    accountHolder(call);
    const { id } = await this.getUser.run(asked, call);
    const nobody = { manages: false, acquainted: false };
    if (!mayOnAccount('delete', accountRole(id, nobody, call.actor), call.actor)) throw forbidden();
    const [out, money] = await Promise.all([this.bookings.out(id), this.money.open(id)]);
    await this.works.run(async (work) => {
      const user = await work.users.lock(id);
      if (!user) throw notFound('user', asked);
      const { length: accounts } = await work.users.addedTo(id);
      const gone = unwrap(deleteUser(user, typed, { ...out, accounts, money }, call.now));
      await this.deleteGroups(work, id, call.now);
      await this.leaveGroups(work, id, call.now);
      await work.managers.save(
        ...(await work.managers.around(id)).map((manager) => dismiss(manager, call.now)),
      );
      await work.sessions.endAll(id, 'deleted', this.time.now());
      await work.providerLinks.removeOf(id);
      await work.passkeys.removeOf(id);
      await work.users.forgetTraces(id);
      await work.invites.forget(user);
      await work.users.save(gone);
      await work.note({ userId: id, kind: 'user_deleted', at: this.time.now() });
    });
  }

  private async deleteGroups(work: Work, ownerId: string, now: number): Promise<void> {
    const groups = await work.groups.ownedBy(ownerId);
    for (const group of groups) {
      const members = await work.memberships.inGroup(group.id);
      await work.memberships.save(...members.map((membership) => leave(membership, now)));
      await work.groups.save(deleteGroup(group, now));
    }
    await work.cards.forgetIn(
      groups.map(({ id }) => id),
      now,
    );
  }

  private async leaveGroups(work: Work, userId: string, now: number): Promise<void> {
    const accounts = new Set((await work.memberships.ofUser(userId)).map(({ accountId }) => accountId));
    const seats = new Map<string, Seats | undefined>();
    for (const accountId of [...accounts].sort()) seats.set(accountId, await work.seats.lock(accountId));
    const belonging = await work.memberships.ofUser(userId);
    await work.memberships.save(...belonging.map(({ membership }) => leave(membership, now)));
    for (const [accountId, before] of seats) {
      const wasSeated = belonging.some((each) => each.accountId === accountId && isSeated(each.membership));
      if (!before || !wasSeated) continue;
      await work.seats.save(leaveSeat(before, false), now);
      await seatWaiting(work, accountId, now);
    }
  }
}

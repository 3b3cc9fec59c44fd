import { Injectable } from '@nestjs/common';
import { DomainError, type Call } from '@kashikari/kernel';
import type { MailParams } from '@kashikari/kernel/mails';
import { contactOf } from '../../domain/users/contact';
import type { Invite } from '../../domain/invites/invite';
import { UnitOfWork, type KeyedMail, type Work } from '../ports';
import { PLAN_PAGE } from './seating';

/**
 * Notifies both sides of an invitation that was accepted without a free seat. The invitation stays open. Each
 * invitation causes one mail per side, because notify accepts each key once.
 */
@Injectable()
export class NotifyNoSeat {
  constructor(private readonly works: UnitOfWork) {}

  /**
   * Runs `accept`. If the plan has no seat (`plan_limit`), nothing is changed, both sides are notified, and the refusal
   * is thrown.
   * @param find returns the accepted invitation to a group; undefined for others
   */
  async acceptOrNotify<T>(
    find: () => Promise<Invite | undefined>,
    userId: string,
    call: Call,
    accept: () => Promise<T>,
  ): Promise<T> {
    try {
      return await accept();
    } catch (error) {
      const isFull = error instanceof DomainError && error.refusal.code === 'plan_limit';
      const invite = isFull ? await find() : undefined;
      if (invite) await this.notify(invite, userId, call);
      throw error;
    }
  }

  /** Notifies the owner, and the person invited if they have an account. */
  async notify(
    { id, groupId }: Pick<Invite, 'id' | 'groupId'>,
    userId: string | undefined,
    call: Call,
  ): Promise<void> {
    await this.works.run(async (work) => {
      const group = await work.groups.share(groupId);
      const seats = group && (await work.seats.lock(group.ownerId));
      if (!group || !seats) return;
      const figures = { group: group.name, used: String(seats.used), limit: String(seats.limit ?? '') };
      const of = group.ownerId;
      const mails = [
        await mailTo(
          work,
          of,
          { key: `no-seat:${id}`, of, template: 'seats_wanted' },
          { ...figures, path: PLAN_PAGE },
        ),
        await mailTo(
          work,
          userId,
          { key: `waiting:${id}`, of, template: 'seats_waiting' },
          { ...figures, path: '/invites' },
        ),
      ];
      await work.orderAll(mails.flat(), call.now);
    });
  }
}

async function mailTo(
  work: Work,
  userId: string | undefined,
  { key, of, template }: { key: string; of: string; template: 'seats_wanted' | 'seats_waiting' },
  values: MailParams<'seats_wanted' | 'seats_waiting'>,
): Promise<KeyedMail[]> {
  const user = userId === undefined ? undefined : await work.users.get(userId);
  const email = user && contactOf(user)?.email;
  if (!email) return [];
  const { locale, name } = user;
  return [{ key, mail: { template, email, locale, accountId: of, params: { ...values, name } } }];
}

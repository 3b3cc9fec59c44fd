import { Injectable } from '@nestjs/common';
import { actorUserId, type Call } from '@kashikari/kernel';
import type { User } from '../../domain/users/user';
import { Plans, UserViews } from '../ports';

/** Finds the signed-in user who writes to support. */
@Injectable()
export class PersonWhoWrites {
  constructor(
    private readonly users: UserViews,
    private readonly plans: Plans,
  ) {}

  /** Returns the user of the call; undefined for visitors and deleted users. */
  async user({ actor }: Call): Promise<User | undefined> {
    const id = actorUserId(actor);
    const [user] = id === undefined ? [] : await this.users.present([id]);
    return user;
  }

  /**
   * Returns the user, with priority if the plan of the user's account, or of one that the user manages, includes it.
   * Member cards have no priority.
   */
  async find(call: Call): Promise<{ readonly user: User | undefined; readonly hasPriority: boolean }> {
    const user = await this.user(call);
    if (!user || call.actor.kind !== 'user') return { user, hasPriority: false };
    const { managed } = await this.users.accountsOf(user.id);
    const accounts = [user.id, ...managed.map(({ id }) => id)];
    return { user, hasPriority: await this.plans.havePrioritySupport(accounts) };
  }
}

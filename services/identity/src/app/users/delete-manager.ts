import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, reaches, type Call } from '@kashikari/kernel';
import { dismiss } from '../../domain/users/manager';
import { ManagerViews, SecurityTime, UnitOfWork } from '../ports';

/** The account ends somebody's rights, or they lay them down themselves. */
@Injectable()
export class DeleteManager {
  constructor(
    private readonly works: UnitOfWork,
    private readonly managers: ManagerViews,
    private readonly time: SecurityTime,
  ) {}

  async run(id: string, call: Call): Promise<void> {
    const actorId = accountHolder(call);
    const seen = await this.managers.find(id);
    const isTheirs = seen && [seen.accountId, seen.userId].includes(actorId);
    if (!isTheirs || !reaches(call.actor, seen.accountId)) throw notFound('manager', id);
    await this.works.run(async (work) => {
      const manager = await work.managers.lock(id);
      if (!manager) throw notFound('manager', id);
      await work.managers.save(dismiss(manager, call.now));
      const data = { account_id: manager.accountId, user_id: manager.userId, by: actorId };
      const event = { kind: 'manager_removed', at: this.time.now(), data } as const;
      await work.note({ ...event, userId: manager.accountId }, { ...event, userId: manager.userId });
    });
  }
}

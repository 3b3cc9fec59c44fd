import { Injectable } from '@nestjs/common';
import { reaches, type Call } from '@kashikari/kernel';
import { showManager, showUser, type ShownManager, type ShownUser } from '../../domain/shared/shown';
import { signedIn } from '../shared/acting';
import { ManagerViews } from '../ports';

/** Lists the managers of the actor's account, and the accounts for which the actor acts. */
@Injectable()
export class ListManagers {
  constructor(private readonly managers: ManagerViews) {}

  async run(call: Call): Promise<{ managers: ShownManager[]; users: ShownUser[] }> {
    const viewer = signedIn(call);
    const all = await this.managers.around(viewer);
    const around = all.filter(({ manager }) => reaches(call.actor, manager.accountId));
    const users = around.flatMap(({ manager, person }) => {
      const manages = manager.userId === viewer;
      return showUser(person, { manages, acquainted: true }, call.actor) ?? [];
    });
    return { managers: around.map(({ manager }) => showManager(manager)), users };
  }
}

import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, reaches, refused, unauthenticated, type Call } from '@kashikari/kernel';
import { newGroup, type GroupForm } from '../../domain/groups/group';
import { showGroup, type ShownGroup } from '../../domain/shared/shown';
import { GroupRoom } from './group-room';
import { Secrets, UnitOfWork } from '../ports';
import { refuseFaults } from '../shared/refusing';

/** Makes a group that belongs to the actor. */
@Injectable()
export class CreateGroup {
  constructor(
    private readonly works: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly room: GroupRoom,
  ) {}

  async run(form: GroupForm, call: Call): Promise<ShownGroup> {
    const owner = accountHolder(call);
    if (!reaches(call.actor, owner)) throw forbidden();
    const made = { id: this.secrets.id(), suffix: this.secrets.suffix() };
    const { group, faults } = newGroup(form, owner, made, call.now);
    refuseFaults(faults);
    const relation = { owns: true, manages: false, membership: null };
    const kept = await this.works.once(call, async (work) => {
      if (!(await work.users.lock(owner))) throw unauthenticated();
      await this.room.refuseFull(work, owner);
      if (!(await work.groups.add(group))) throw refused('group.slug_taken', undefined, 'slug');
      // The passcode is not kept with the answer; who repeats the request has said it again.
      return { ...showGroup(group, relation, 0, call.actor)!, passcode: '' };
    });
    return { ...kept, passcode: group.passcode };
  }
}

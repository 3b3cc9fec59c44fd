import { Inject, Injectable } from '@nestjs/common';
import { accountHolder, unauthenticated, type Call } from '@kashikari/kernel';
import { newGroup, type GroupForm } from '../domain/group';
import { showGroup, type ShownGroup } from '../domain/shown';
import { GroupQuota, Secrets, UnitOfWork, type Work } from './ports';
import { refusal, refuseFaults } from './refusing';

/** Makes a group that belongs to the actor. */
@Injectable()
export class CreateGroup {
  constructor(
    private readonly works: UnitOfWork,
    private readonly secrets: Secrets,
    @Inject(GroupQuota) private readonly quota: number,
  ) {}

  async run(form: GroupForm, call: Call): Promise<ShownGroup> {
    const owner = accountHolder(call);
    const made = { id: this.secrets.id(), suffix: this.secrets.suffix() };
    const { group, faults } = newGroup(form, owner, made, call.now);
    refuseFaults(faults);
    const standing = { owns: true, manages: false, membership: null };
    const kept = await this.works.once(call, async (work) => {
      await this.refuseFull(work, owner);
      if (!(await work.groups.add(group))) throw refusal('conflict', 'group.slug_taken', 'slug');
      // The passcode is not kept with the answer; who repeats the request has said it again.
      return { ...showGroup(group, standing, 0, call.actor)!, passcode: '' };
    });
    return { ...kept, passcode: group.passcode };
  }

  /** The account is held, so that of two made at the same moment one counts the other. */
  private async refuseFull(work: Work, owner: string): Promise<void> {
    if (!(await work.users.lock(owner))) throw unauthenticated();
    if (this.quota > 0 && (await work.groups.countOf(owner)) >= this.quota)
      throw refusal('limited', 'quota', undefined, { what: 'groups', limit: this.quota });
  }
}

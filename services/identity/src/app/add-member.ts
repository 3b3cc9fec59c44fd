import { Injectable } from '@nestjs/common';
import {
  accountHolder,
  allow,
  isId,
  notFound,
  refuse,
  unwrap,
  type Call,
  type Verdict,
} from '@kashikari/kernel';
import { readEmail } from '../domain/email';
import type { Group } from '../domain/group';
import { UNKNOWN_ADDRESSES } from '../domain/guesses';
import { join } from '../domain/membership';
import { showMembership } from '../domain/shown';
import type { User } from '../domain/user';
import { GetGroup } from './get-group';
import { GuessBrake } from './guess-brake';
import type { Joined } from './join-group';
import { Secrets, UnitOfWork, type Work } from './ports';
import { refusal } from './refusing';
import { saveSeated } from './seating';

export interface MemberToAdd {
  readonly groupId: string;
  /** One of the two. */
  readonly email: string;
  readonly userId: string;
}

/** Somebody who manages the members of a group adds a person who has an account. */
@Injectable()
export class AddMember {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly brake: GuessBrake,
    private readonly secrets: Secrets,
  ) {}

  async run(wanted: MemberToAdd, call: Call): Promise<Joined> {
    const actorId = accountHolder(call);
    const shown = await this.getGroup.whereMay('manage_members', wanted.groupId, call);
    const id = this.secrets.id();
    // An unknown address is a verdict and not an exception: that it was tried is to be committed.
    const verdict = await this.works.once(call, async (work): Promise<Verdict<Joined>> => {
      const person = await this.find(wanted, actorId, work);
      if (!person)
        return refuse('not_found', 'not_found', { entity: 'user' }, wanted.email ? 'email' : 'user_id');
      const group = await work.groups.share(shown.id);
      const seats = group && (await work.seats.lock(group.ownerId));
      if (!group || !seats) throw notFound('group', wanted.groupId);
      if (person.id === group.ownerId) return refuse('conflict', 'membership.exists');
      const former = await work.memberships.lockOf(group.id, person.id);
      const joined = join(former, { id, groupId: group.id, userId: person.id }, 'owner', call.now);
      if (!joined.ok) return joined;
      await saveSeated(work, seats, former, joined.value);
      await this.tell(work, person, group, call.now);
      return allow({
        membership: showMembership(joined.value, true, call.actor),
        group: { ...shown, membersCount: shown.membersCount + 1, passcode: '' },
      });
    });
    const { membership, group } = unwrap(verdict);
    return { membership, group: { ...group, passcode: shown.passcode } };
  }

  private async tell(work: Work, { email, locale, name }: User, group: Group, now: number): Promise<void> {
    if (!email) return;
    const params = { name, group: group.name, path: `/-/${group.slug}` };
    await work.order({ template: 'member_added', email, locale, params }, now);
  }

  private async find({ email, userId }: MemberToAdd, actorId: string, work: Work): Promise<User | undefined> {
    if (!email) return isId(userId) ? work.users.share(userId) : undefined;
    const read = readEmail(email);
    if (!read.ok) throw refusal(read.refusal.kind, read.refusal.code, 'email', read.refusal.params);
    const tried = { policy: UNKNOWN_ADDRESSES, at: actorId };
    await this.brake.checkAlone(work, tried);
    const known = await work.users.byEmail(read.value);
    if (!known) await this.brake.failed(work, tried);
    return known && work.users.share(known.id);
  }
}

import { Injectable } from '@nestjs/common';
import {
  accountHolder,
  allow,
  forbidden,
  isId,
  notFound,
  reaches,
  refuse,
  unwrap,
  type Call,
  type Verdict,
  refused,
} from '@kashikari/kernel';
import type { Group } from '../../domain/groups/group';
import {
  PASSCODE_BY_BOTH,
  PASSCODE_BY_GROUP,
  PASSCODE_BY_GUESSER,
  PASSCODE_FIRST_TRIES,
} from '../../domain/guesses/guesses';
import { isOpen, mayAnswer, type Invite } from '../../domain/invites/invite';
import { answer, join } from '../../domain/members/membership';
import { passcodeKey } from '../../domain/groups/passcode';
import { mayOnGroup } from '../../domain/permissions/resolve';
import { groupRoles } from '../../domain/permissions/relation';
import { showGroup, showMembership, type ShownGroup, type ShownMembership } from '../../domain/shared/shown';
import { stillThere } from '../shared/acting';
import { confirmByInvite } from '../invites/confirm-by-invite';
import { LoginThrottle } from '../guesses/login-throttle';
import {
  GroupViews,
  InviteViews,
  Secrets,
  SecurityTime,
  UnitOfWork,
  type SeenGroup,
  type Work,
} from '../ports';
import { saveSeated } from '../seats/seating';
import { NotifyNoSeat } from '../seats/notify-no-seat';
import { notifyOfGuesses } from '../guesses/notify-of-guesses';

export interface JoinResult {
  readonly membership: ShownMembership;
  readonly group: ShownGroup;
}

export interface JoinRequest {
  /** Id or slug. */
  readonly groupId: string;
  readonly passcode: string;
  /** Token of an invitation link; replaces the passcode. */
  readonly inviteToken: string;
  /** Answers to the group's own question. */
  readonly tags: readonly string[];
}

/** The actor joins a group, with its passcode where it has one. */
@Injectable()
export class JoinGroup {
  constructor(
    private readonly works: UnitOfWork,
    private readonly groups: GroupViews,
    private readonly invites: InviteViews,
    private readonly throttle: LoginThrottle,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly noSeat: NotifyNoSeat,
  ) {}

  /** Joins a group. Refuses `plan_limit` if the plan has no seat; for an invitation, both sides are then notified. */
  run(wish: JoinRequest, call: Call): Promise<JoinResult> {
    const { inviteToken } = wish;
    const find = async () =>
      inviteToken ? (await this.invites.byToken(this.secrets.tokenHash(inviteToken)))?.invite : undefined;
    return this.noSeat.acceptOrNotify(find, accountHolder(call), call, () => this.join(wish, call));
  }

  private async join(wish: JoinRequest, call: Call): Promise<JoinResult> {
    const { groupId, passcode, inviteToken, tags } = wish;
    const userId = accountHolder(call);
    const seen = await this.visible(wish, userId, call);
    const membersCount = seen.membersCount + 1;
    const id = this.secrets.id();
    // A wrong passcode is a verdict and not an exception: that it was guessed is to be committed.
    const verdict = await this.works.once(call, async (work): Promise<Verdict<JoinResult>> => {
      const user = await stillThere(work, userId, inviteToken ? 'lock' : 'share');
      const group = await work.groups.share(seen.group.id);
      const seats = group && (await work.seats.lock(group.ownerId));
      if (!group || !seats) throw notFound('group', groupId);
      const former = await work.memberships.lockOf(group.id, userId);
      const joined = join(former, { id, groupId: group.id, userId }, 'oneself', call.now);
      const invite = inviteToken ? await this.invitation(inviteToken, group, work) : undefined;
      if (invite) unwrap(mayAnswer(invite, user, true));
      this.refuseOutsiders(
        invite ? { ...group, disableSignUp: false } : group,
        { owns: group.ownerId === userId, manages: seen.relation.manages },
        joined.ok,
        groupId,
        call,
      );
      if (!joined.ok) return joined;
      if (invite) {
        await confirmByInvite(work, user, invite, { business: call.now, real: this.time.now() });
        await work.invites.close(invite.id, 'accepted', this.time.now());
      } else if (!(await this.knows(passcode, group, userId, work, call))) {
        return refuse('group.passcode', undefined, 'passcode');
      }
      const answered = answer(joined.value, group, tags);
      if (!answered.ok) return answered;
      await saveSeated(work, seats, former, answered.value);
      await work.invites.closeFor(group.id, user, this.time.now());
      const relation = {
        owns: false,
        manages: false,
        membership: { groupOwner: false, disabled: joined.value.disabledBy !== null },
      };
      return allow({
        membership: showMembership(answered.value, false, call.actor),
        group: showGroup(group, relation, membersCount, call.actor)!,
      });
    });
    return unwrap(verdict);
  }

  /**
   * Returns the group to callers who may know it. Others are refused before anything is locked or written. Hidden and
   * missing groups take the same time and get the same refusal.
   */
  private async visible(
    { groupId, inviteToken }: JoinRequest,
    userId: string,
    { actor }: Call,
  ): Promise<SeenGroup> {
    const found = await this.groups.find(groupId, userId);
    const seen = found && reaches(actor, found.group.ownerId) ? found : undefined;
    if (seen && (seen.relation.owns || seen.relation.membership)) return seen;
    const invited = inviteToken && (await this.invites.byToken(this.secrets.tokenHash(inviteToken)));
    if (inviteToken && (!seen || !invited || invited.group?.id !== seen.group.id))
      throw refused('invite.expired', undefined, 'invite_token');
    const roles = seen ? groupRoles(seen.group.id, seen.relation, actor) : [];
    if (seen && (invited || mayOnGroup('see', roles, seen.group, actor))) return seen;
    // Callers with the address learn of the group; ids are not handed out.
    throw seen && !isId(groupId) ? refused('group.sign_up_disabled') : notFound('group', groupId);
  }

  private async invitation(token: string, group: Group, work: Work): Promise<Invite> {
    const invite = await work.invites.byToken(this.secrets.tokenHash(token));
    if (invite?.kind !== 'member' || invite.groupId !== group.id || !isOpen(invite, this.time.now()))
      throw refused('invite.expired', undefined, 'invite_token');
    return invite;
  }

  /** Refuses members and managers with the reason; callers who may not see the group learn nothing. */
  private refuseOutsiders(
    group: Group,
    { owns, manages }: { owns: boolean; manages: boolean },
    isNew: boolean,
    asked: string,
    { actor }: Call,
  ): void {
    if (owns) throw refused('membership.exists');
    if (!isNew) return;
    const roles = groupRoles(group.id, { owns, manages, membership: null }, actor);
    if (!mayOnGroup('see', roles, group, actor)) throw notFound('group', asked);
    if (!mayOnGroup('join', roles, group, actor)) throw forbidden();
  }

  private async knows(
    passcode: string,
    group: Group,
    userId: string,
    work: Work,
    { now }: Call,
  ): Promise<boolean> {
    if (!group.passcode) return true;
    if (!passcode) return false;
    const guesser = { policy: PASSCODE_BY_GUESSER, at: userId };
    const both = { policy: PASSCODE_BY_BOTH, at: JSON.stringify([userId, group.id]) };
    const inGroup = { policy: PASSCODE_BY_GROUP, at: group.id };
    const firstTries = { policy: PASSCODE_FIRST_TRIES, at: group.id };
    const isFirst = !(await this.throttle.hasFailed(work, both));
    await this.throttle.checkAlone(work, guesser, isFirst ? firstTries : inGroup);
    if (this.secrets.same(passcodeKey(passcode), passcodeKey(group.passcode))) return true;
    await this.throttle.failed(work, guesser, both, inGroup, ...(isFirst ? [firstTries] : []));
    await notifyOfGuesses(work, this.throttle, group, now);
    const data = { group_id: group.id, by: userId };
    await work.note({ userId: group.ownerId, kind: 'passcode_wrong', at: this.time.now(), data });
    return false;
  }
}

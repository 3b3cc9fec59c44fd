import { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ApplyPush } from '../app/apply-push';
import { TakeInPeople } from '../app/take-in-people';

/** Where identity pushes what has changed, before it answers its own callers. */
@GrpcController(catalog.ReplicaServiceService)
export class ReplicaController {
  constructor(
    private readonly push: ApplyPush,
    private readonly people: TakeInPeople,
  ) {}

  async applyUser({ user }: catalog.ApplyUserRequest, call: Call): Promise<catalog.ApplyUserResponse> {
    await this.push.run(call, (scope) => this.people.accounts(user ? [user] : [], scope, call.now));
    return {};
  }

  async applyGroup({ group }: catalog.ApplyGroupRequest, call: Call): Promise<catalog.ApplyGroupResponse> {
    await this.push.run(call, (scope) => this.people.groups(group ? [group] : [], scope, call.now));
    return {};
  }

  async applyMembership(
    { membership }: catalog.ApplyMembershipRequest,
    call: Call,
  ): Promise<catalog.ApplyMembershipResponse> {
    await this.push.run(call, (scope) =>
      this.people.memberships(membership ? [membership] : [], scope, call.now),
    );
    return {};
  }

  async applyManager(
    { manager }: catalog.ApplyManagerRequest,
    call: Call,
  ): Promise<catalog.ApplyManagerResponse> {
    await this.push.run(call, (scope) => this.people.managers(manager ? [manager] : [], scope));
    return {};
  }
}

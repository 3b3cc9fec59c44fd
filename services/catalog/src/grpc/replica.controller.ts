import { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ApplyPush } from '../app/apply-push';
import { ApplyPeople } from '../app/apply-people';

/** Receives changes that identity pushes before it responds to its callers. */
@GrpcController(catalog.ReplicaServiceService)
export class ReplicaController {
  constructor(
    private readonly push: ApplyPush,
    private readonly people: ApplyPeople,
  ) {}

  async applyUser({ user }: catalog.ApplyUserRequest, call: Call): Promise<catalog.ApplyUserResponse> {
    await this.push.run(call, (tx) => this.people.accounts(user ? [user] : [], tx, call.now));
    return {};
  }

  async applyGroup({ group }: catalog.ApplyGroupRequest, call: Call): Promise<catalog.ApplyGroupResponse> {
    await this.push.run(call, (tx) => this.people.groups(group ? [group] : [], tx, call.now));
    return {};
  }

  async applyMembership(
    { membership }: catalog.ApplyMembershipRequest,
    call: Call,
  ): Promise<catalog.ApplyMembershipResponse> {
    await this.push.run(call, (tx) => this.people.memberships(membership ? [membership] : [], tx, call.now));
    return {};
  }

  async applyManager(
    { manager }: catalog.ApplyManagerRequest,
    call: Call,
  ): Promise<catalog.ApplyManagerResponse> {
    await this.push.run(call, (tx) => this.people.managers(manager ? [manager] : [], tx));
    return {};
  }
}

import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { refuseUnlessSystem } from '../app/callers';
import type { Scope } from '../app/ports';
import { TakeInFacts } from '../app/take-in-facts';
import {
  accountFactOf,
  goodFactOf,
  groupFactOf,
  managerFactOf,
  membershipFactOf,
} from '../domain/read-facts';

/** Facts pushed by their owners before they answer their own callers: who got a 201 can use the thing at once. */
@GrpcController(reservation.ReplicaServiceService)
export class ReplicaController {
  constructor(private readonly takeIn: TakeInFacts) {}

  async applyGood(
    { good }: reservation.ApplyGoodRequest,
    call: Call,
  ): Promise<reservation.ApplyGoodResponse> {
    return this.apply(call, async (scope) => good && this.takeIn.goods([goodFactOf(good)], scope, call.now));
  }

  async applyGoods(
    { goods }: reservation.ApplyGoodsRequest,
    call: Call,
  ): Promise<reservation.ApplyGoodsResponse> {
    return this.apply(call, (scope) => this.takeIn.goods(goods.map(goodFactOf), scope, call.now));
  }

  async applyUser(
    { user }: reservation.ApplyUserRequest,
    call: Call,
  ): Promise<reservation.ApplyUserResponse> {
    return this.apply(
      call,
      async (scope) => user && this.takeIn.accounts([accountFactOf(user)], scope, call.now),
    );
  }

  async applyGroup(
    { group }: reservation.ApplyGroupRequest,
    call: Call,
  ): Promise<reservation.ApplyGroupResponse> {
    return this.apply(
      call,
      async (scope) => group && this.takeIn.groups([groupFactOf(group)], scope, call.now),
    );
  }

  async applyMembership(
    { membership }: reservation.ApplyMembershipRequest,
    call: Call,
  ): Promise<reservation.ApplyMembershipResponse> {
    return this.apply(
      call,
      async (scope) => membership && this.takeIn.memberships([membershipFactOf(membership)], scope, call.now),
    );
  }

  async applyManager(
    { manager }: reservation.ApplyManagerRequest,
    call: Call,
  ): Promise<reservation.ApplyManagerResponse> {
    return this.apply(
      call,
      async (scope) => manager && this.takeIn.managers([managerFactOf(manager)], scope),
    );
  }

  private async apply(call: Call, work: (scope: Scope) => Promise<unknown>): Promise<Record<string, never>> {
    refuseUnlessSystem(call);
    await this.takeIn.ownTransaction(work);
    return {};
  }
}

import type { Tx } from '@kashikari/platform/tx';
import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { refuseUnlessSystem } from '../app/callers';
import { ApplyReplicas } from '../app/apply-replicas';
import {
  accountSnapshotOf,
  goodSnapshotOf,
  groupSnapshotOf,
  managerSnapshotOf,
  membershipSnapshotOf,
} from '../domain/read-snapshots';

/** Snapshots pushed by their owners before they answer their own callers: who got a 201 can use the thing at once. */
@GrpcController(reservation.ReplicaServiceService)
export class ReplicaController {
  constructor(private readonly replicas: ApplyReplicas) {}

  async applyGood(
    { good }: reservation.ApplyGoodRequest,
    call: Call,
  ): Promise<reservation.ApplyGoodResponse> {
    return this.apply(call, async (tx) => good && this.replicas.goods([goodSnapshotOf(good)], tx, call.now));
  }

  async applyGoods(
    { goods }: reservation.ApplyGoodsRequest,
    call: Call,
  ): Promise<reservation.ApplyGoodsResponse> {
    return this.apply(call, (tx) => this.replicas.goods(goods.map(goodSnapshotOf), tx, call.now));
  }

  async applyUser(
    { user }: reservation.ApplyUserRequest,
    call: Call,
  ): Promise<reservation.ApplyUserResponse> {
    return this.apply(
      call,
      async (tx) => user && this.replicas.accounts([accountSnapshotOf(user)], tx, call.now),
    );
  }

  async applyGroup(
    { group }: reservation.ApplyGroupRequest,
    call: Call,
  ): Promise<reservation.ApplyGroupResponse> {
    return this.apply(
      call,
      async (tx) => group && this.replicas.groups([groupSnapshotOf(group)], tx, call.now),
    );
  }

  async applyMembership(
    { membership }: reservation.ApplyMembershipRequest,
    call: Call,
  ): Promise<reservation.ApplyMembershipResponse> {
    return this.apply(
      call,
      async (tx) => membership && this.replicas.memberships([membershipSnapshotOf(membership)], tx, call.now),
    );
  }

  async applyManager(
    { manager }: reservation.ApplyManagerRequest,
    call: Call,
  ): Promise<reservation.ApplyManagerResponse> {
    return this.apply(
      call,
      async (tx) => manager && this.replicas.managers([managerSnapshotOf(manager)], tx),
    );
  }

  private async apply(call: Call, work: (tx: Tx) => Promise<unknown>): Promise<Record<string, never>> {
    refuseUnlessSystem(call);
    await this.replicas.ownTransaction(work);
    return {};
  }
}

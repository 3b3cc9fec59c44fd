import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalog, identity, identityEvents, PATCHES, reservation } from '@kashikari/contracts';
import { SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import {
  fakeClock,
  LONG_PUSH_TIMEOUT,
  serve,
  startTestService,
  type FakeClock,
  type TestService,
} from '@kashikari/platform/testing';
import { CatalogModule } from '../src';

/** Answers of the other services' doubles, set by tests. */
interface Peers {
  readonly access: Map<string, identity.GetAccessResponse>;
  readonly groups: Map<string, identityEvents.GroupChanged>;
  /** Possible receivers of goods, by owner. */
  readonly transferees: Map<string, identity.Transferee[]>;
  /** Bookings that are out, by good. */
  readonly out: Map<string, number>;
  /** Returned goods, as `user good`. */
  readonly returned: Set<string>;
  /** Reservation answers nothing about returns. */
  silentAboutReturns: boolean;
  /** Goods pushed to reservation, in order. */
  readonly pushed: reservation.ApplyGoodRequest[];
  /** Number of calls to identity. */
  asked: number;
}

/** A running catalog with doubles of identity and reservation, and a separate folder. */
export interface CatalogUnderTest extends TestService {
  readonly clock: FakeClock;
  readonly peers: Peers;
  readonly folder: string;
  goods(actor: Actor): ReturnType<typeof goodsAs>;
  images(actor: Actor): ReturnType<typeof imagesAs>;
  /** Somebody whom the catalog knows. */
  person(rules?: Partial<identityEvents.LenderRules>): Promise<Person>;
  group(owner: Person, about?: Partial<identityEvents.GroupChanged>): Promise<identityEvents.GroupChanged>;
  join(
    person: Person,
    group: { id: string },
    about?: Partial<identityEvents.MembershipChanged>,
  ): Promise<identityEvents.MembershipChanged>;
  manage(person: Person, account: Person): Promise<identityEvents.ManagerChanged>;
  /** Calls of identity's pushes. */
  readonly replica: ReturnType<typeof replicaAs>;
}

export interface Person {
  readonly id: string;
  readonly actor: Actor;
  readonly user: identityEvents.UserChanged;
}

const goodsAs = (service: TestService, actor: Actor) => service.as(actor).connect(catalog.GoodServiceClient);
const imagesAs = (service: TestService, actor: Actor) =>
  service.as(actor).connect(catalog.ImageServiceClient);
const replicaAs = (service: TestService) => service.as(SYSTEM).connect(catalog.ReplicaServiceClient);

export async function startCatalog(env: Record<string, string> = {}): Promise<CatalogUnderTest> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-catalog-'));
  const clock = fakeClock('2026-12-01T09:00:00+09:00');
  const peers: Peers = {
    access: new Map(),
    groups: new Map(),
    transferees: new Map(),
    out: new Map(),
    returned: new Set(),
    silentAboutReturns: false,
    pushed: [],
    asked: 0,
  };
  const service = await startTestService(CatalogModule, {
    name: 'catalog',
    clock,
    env: { DATA_DIR: folder, ...LONG_PUSH_TIMEOUT, ...env },
    peers: doubles(peers),
  });
  const replica = replicaAs(service);
  return {
    ...service,
    ...{ clock, peers, folder, replica },
    goods: (actor) => goodsAs(service, actor),
    images: (actor) => imagesAs(service, actor),
    async person(rules = {}) {
      const user = userFact({ lenderRules: identityEvents.LenderRules.create(rules) });
      await replica.applyUser({ user });
      return { id: user.id, actor: { kind: 'user', userId: user.id }, user };
    },
    async group(owner, about = {}) {
      const id = newId();
      const group = identityEvents.GroupChanged.create({
        id,
        version: 1,
        slug: `s-${id}`,
        ownerId: owner.id,
        ...about,
      });
      await replica.applyGroup({ group });
      return group;
    },
    async join(person, group, about = {}) {
      const ids = { id: newId(), groupId: group.id, userId: person.id };
      const membership = identityEvents.MembershipChanged.create({ ...ids, version: 1, ...about });
      await replica.applyMembership({ membership });
      return membership;
    },
    async manage(person, account) {
      const ids = { id: newId(), accountId: account.id, userId: person.id };
      const manager = identityEvents.ManagerChanged.create({ ...ids, version: 1 });
      await replica.applyManager({ manager });
      return manager;
    },
    async stop() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function userFact(about: Partial<identityEvents.UserChanged> = {}): identityEvents.UserChanged {
  return identityEvents.UserChanged.create({
    id: newId(),
    version: 1,
    name: '花子',
    timeZone: 'Asia/Tokyo',
    ...about,
  });
}

/** A new good by its fields on the wire. */
export const newGood = (fields: Record<string, unknown> = {}) => ({
  good: PATCHES.good.write({ title: 'カメラ', ...(fields as object) }),
});

/** The same change of many goods, without moves where none are named. */
export const bulkOf = (
  ids: string[],
  changes: Record<string, unknown>,
  moves: Partial<catalog.BulkUpdateGoodsRequest> = {},
): catalog.BulkUpdateGoodsRequest => ({
  ...catalog.BulkUpdateGoodsRequest.fromJSON({}),
  ...{ ids, patch: PATCHES.good.write(changes as object), ...moves },
});

export { SYSTEM, VISITOR };

function doubles(peers: Peers) {
  return {
    identity: [
      serve(identity.AccessServiceService, {
        async getAccess({ userId }) {
          peers.asked += 1;
          return peers.access.get(userId) ?? identity.GetAccessResponse.create({});
        },
        async getGroupFacts({ groupIds }) {
          peers.asked += 1;
          return { groups: groupIds.flatMap((id) => peers.groups.get(id) ?? []), owners: [] };
        },
        async listTransferees({ ownerId, userId }) {
          const all = peers.transferees.get(ownerId) ?? [];
          const transferees = all.filter((each) => userId === '' || each.userId === userId);
          return { transferees, page: { page: 1, perPage: 20, total: transferees.length } };
        },
      }),
    ],
    reservation: [
      serve(reservation.ReplicaServiceService, {
        async applyGood(request) {
          peers.pushed.push(request);
          return {};
        },
        async applyGoods({ goods }) {
          peers.pushed.push(...goods.map((good) => ({ good })));
          return {};
        },
      }),
      serve(reservation.ScheduleServiceService, {
        async countLiveBookings({ goodId }) {
          const out = peers.out.get(goodId) ?? 0;
          return { live: out, out };
        },
        async hasReturned({ goodId, userId }) {
          if (peers.silentAboutReturns) throw new Error('not now');
          return { returned: peers.returned.has(`${userId} ${goodId}`) };
        },
      }),
    ],
  };
}

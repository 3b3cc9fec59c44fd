import {
  type catalog as catalogProto,
  identityEvents,
  notificationSettings,
  PATCHES,
} from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId, type OutgoingEvent } from '@kashikari/platform';
import { newGood, type CatalogUnderTest, type Person } from '../../services/catalog/test/catalog-under-test';
import { user, type World } from '../../services/notify/test/world';
import { NewGoodsModel } from './new-goods-model';

/** Random numbers from a seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)]!, chance: (p: number) => next() < p };
}
type Random = ReturnType<typeof randomFrom>;

/** Catalog and notify, with their clients by user: a connection for each call takes longer than the call. */
export function siteOf(catalog: CatalogUnderTest, world: World) {
  return {
    ...{ catalog, world },
    goodsOf: remembered((actor) => catalog.goods(actor)),
    settingsOf: remembered((actor) =>
      world.service.as(actor).connect(notificationSettings.NotificationSettingServiceClient),
    ),
  };
}
type Site = ReturnType<typeof siteOf>;

function remembered<T>(make: (actor: Actor) => T): (actor: Actor) => T {
  const made = new Map<Actor, T>();
  return (actor) => {
    const known = made.get(actor) ?? make(actor);
    made.set(actor, known);
    return known;
  };
}

/** A lender with two groups, a friend with one, and two readers, one of whom may act for the friend. */
export class History {
  readonly model = new NewGoodsModel();
  private readonly ids: string[] = [];
  private lender!: Person;
  private friend!: Person;
  readers: { readonly person: Person; readonly zone: string }[] = [];
  private groups: identityEvents.GroupChanged[] = [];
  private readonly memberships = new Map<string, identityEvents.MembershipChanged>();

  constructor(
    private readonly number: number,
    private readonly random: Random,
    private readonly site: Site,
    private readonly zones: readonly string[],
  ) {}

  async open(): Promise<OutgoingEvent[]> {
    const { random, model } = this;
    const people = [
      await this.site.catalog.person(),
      await this.site.catalog.person(),
      await this.site.catalog.person(),
      await this.site.catalog.person(),
    ];
    [this.lender, this.friend] = people as [Person, Person];
    this.readers = people.slice(2).map((person) => ({ person, zone: random.one(this.zones) }));
    for (const owner of [this.lender, this.lender, this.friend])
      this.groups.push(await this.site.catalog.group(owner, { acceptMemberGoods: true }));
    const manages = random.chance(0.5);
    if (manages) await this.site.catalog.manage(this.readers[1]!.person, this.friend);
    for (const [at, { person, zone }] of this.readers.entries()) {
      const { id } = person;
      model.addReader(id, ...(manages && at === 1 ? [this.friend.id] : []));
      for (const { id: groupId } of this.groups) this.site.world.groups.isMember(id, groupId);
      this.site.world.others.push({
        userId: id,
        name: 'R',
        email: `${id}@example.org`,
        emailVerified: true,
        locale: 'en',
        timeZone: zone,
      });
    }
    await this.join(0, 0);
    if (random.chance(0.8)) await this.join(0, 1);
    if (random.chance(0.8)) await this.join(1, random.below(3));
    return this.readers.map(({ person, zone }) => user(person.id, { timeZone: zone }));
  }

  /** One random step, in the product and in the model. */
  async step(now: number): Promise<void> {
    const { random, model } = this;
    const kind = random.one([
      'add',
      'add',
      'add',
      'hide',
      'show',
      'move',
      'move',
      'delete',
      'price',
      'join',
      'leave',
      'disable',
      'flag',
      'in_group',
      'in_group',
    ]);
    const at = random.below(Math.max(1, this.ids.length));
    const good = model.goods[at];
    const reader = random.below(2);
    const group = random.below(3);
    // The first reader's own goods are in the first group, so that membership stays.
    const ends = reader === 1 || group !== 0;
    if (kind === 'add') await this.add();
    else if (kind === 'join') await this.join(reader, group);
    else if (kind === 'leave' && ends) await this.leave(reader, group);
    else if (kind === 'disable' && ends) await this.disable(reader, group);
    else if (kind === 'flag') await this.choose(reader);
    else if (kind === 'in_group') await this.choose(reader, group);
    else if (good && !good.deleted) await this.change(kind, at);
    model.look(now);
  }

  private ownerOf(at: number): Person {
    const { owner } = this.model.goods[at]!;
    return [this.lender, this.friend, this.readers[0]!.person].find(({ id }) => id === owner)!;
  }

  private groupsFor(owner: Person): number[] {
    if (owner === this.friend) return this.random.chance(0.8) ? [2] : [];
    if (owner !== this.lender) return [0];
    return [0, 1].filter(() => this.random.chance(0.6));
  }

  private async add(): Promise<void> {
    const { random, model } = this;
    const owner = random.one([this.lender, this.lender, this.lender, this.friend, this.readers[0]!.person]);
    const title = `h${this.number}g${this.ids.length}x`;
    const groups = this.groupsFor(owner);
    const about = { hidden: random.chance(0.2), priced: random.chance(0.3) };
    const { good } = await this.site.goodsOf(owner.actor).createGood(
      newGood({
        ...{ title, owner_id: owner.id, group_ids: groups.map((one) => this.groups[one]!.id) },
        ...{ is_hidden: about.hidden, price_per_day: about.priced ? 100 : null },
      }),
    );
    this.ids.push(good!.id);
    model.addGood(title, owner.id, groups, about);
  }

  private async change(kind: string, at: number): Promise<void> {
    const good = this.model.goods[at]!;
    const owner = this.ownerOf(at);
    const client = this.site.goodsOf(owner.actor);
    const write = (fields: object) =>
      client.updateGood({
        id: this.ids[at]!,
        patch: PATCHES.good.write(fields),
        ifVersion: undefined,
      } as catalogProto.UpdateGoodRequest);
    if (kind === 'delete') {
      await client.deleteGood({ id: this.ids[at]! });
      good.deleted = true;
    } else if (kind === 'move') {
      const groups = this.groupsFor(owner);
      await write({ group_ids: groups.map((one) => this.groups[one]!.id) });
      good.groups = new Set(groups);
    } else if (kind === 'price') {
      good.priced = !good.priced;
      await write({ price_per_day: good.priced ? 100 : null });
    } else {
      good.hidden = kind === 'hide';
      await write({ is_hidden: good.hidden });
    }
  }

  private async apply(reader: number, group: number, about: { deleted: boolean; disabled: boolean }) {
    const key = `${reader} ${group}`;
    const before = this.memberships.get(key);
    const person = this.readers[reader]!.person;
    const ids = before ?? { id: newId(), userId: person.id, groupId: this.groups[group]!.id, version: 0 };
    const membership = identityEvents.MembershipChanged.create({
      ...ids,
      ...about,
      version: ids.version + 1,
    });
    this.memberships.set(key, membership);
    await this.site.catalog.replica.applyMembership({ membership });
    return membership;
  }

  private async join(reader: number, group: number): Promise<void> {
    await this.apply(reader, group, { deleted: false, disabled: false });
    this.model.readers.get(this.readers[reader]!.person.id)!.memberships.set(group, true);
  }

  private async leave(reader: number, group: number): Promise<void> {
    const membership = await this.apply(reader, group, { deleted: true, disabled: false });
    await this.site.world.service.publish({
      topic: 'kashikari.identity.membership.v1',
      key: membership.userId,
      type: 'kashikari.identity.v1.MembershipChanged',
      data: identityEvents.MembershipChanged.toJSON(membership),
    });
    await this.site.world.service.drain();
    this.model.leave(membership.userId, group);
  }

  private async disable(reader: number, group: number): Promise<void> {
    const memberships = this.model.readers.get(this.readers[reader]!.person.id)!.memberships;
    if (!memberships.has(group)) return;
    await this.apply(reader, group, { deleted: false, disabled: true });
    memberships.set(group, false);
  }

  private async choose(reader: number, group?: number): Promise<void> {
    const { actor, id } = this.readers[reader]!.person;
    const way = this.random.one(['email', 'push'] as const);
    const on = this.random.one(group === undefined ? [true, false] : [true, false, null]);
    const client = this.site.settingsOf(actor);
    if (group === undefined) {
      await client.updateNotificationSetting({ userId: id, [`${way}NewGoods`]: on ?? true });
    } else {
      const patch: object = { [`${way}_new_goods`]: on };
      await client.updateGroupNotificationSetting({
        ...{ groupId: this.groups[group]!.id, newGoodsWording: '' },
        patch: PATCHES.groupNotifications.write({ ...patch }),
      });
    }
    this.model.choose(id, way, on, group);
  }
}

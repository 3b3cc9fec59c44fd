import { billingEvents, enumOf, fees, identityEvents, payments, SETS, textOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import type { TestService } from '@kashikari/platform/testing';
import Stripe from 'stripe';
import { startPaymentsDouble, type PaymentsDouble } from '../../../tests/payments/double';
import { as, startWorld, type World } from './billing-world';

const DAY = 86_400_000;

export type Person = Actor & { readonly userId: string };

/** A group, as identity publishes it. */
export interface Group {
  readonly id: string;
  readonly owner: Person;
}

/** A membership, as identity publishes it. */
export interface Member {
  readonly id: string;
  readonly group: Group;
  readonly person: Person;
  readonly joinedAt: number;
}

/** Billing with a card provider, and groups whose members pay. */
export class FeesWorld {
  private readonly versions = new Map<string, number>();

  private constructor(
    readonly world: World,
    readonly double: PaymentsDouble | undefined,
    readonly stripe: Stripe | undefined,
    private readonly env: Record<string, string>,
  ) {}

  /** @param at business time of its beginning */
  static async start({ withCards = true, at = '2027-01-31T10:00:00+09:00' } = {}): Promise<FeesWorld> {
    const double = withCards ? await startPaymentsDouble() : undefined;
    const env: Record<string, string> = double
      ? {
          ...{ STRIPE_SECRET_KEY: double.secretKey, STRIPE_API_BASE: double.url },
          ...{ STRIPE_WEBHOOK_SECRET: double.webhookSecret, COMMISSION_PERCENT: '10' },
        }
      : {};
    const world = await startWorld(env);
    world.clock.set(Date.parse(at));
    const stripe = double && new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 0 });
    return new FeesWorld(world, double, stripe, env);
  }

  get service(): TestService {
    return this.world.service;
  }
  get clock() {
    return this.world.clock;
  }

  payments(actor: Actor) {
    return this.service.as(actor).connect(payments.PaymentServiceClient);
  }

  async person(): Promise<Person> {
    return as(await this.world.account()) as Person;
  }

  /** A group, and an owner whose payout account is set up where cards are taken. */
  async group(
    price: number | null,
    { notice = 0, owner }: { notice?: number; owner?: Person } = {},
  ): Promise<Group> {
    const group = { id: newId(), owner: owner ?? (await this.person()) };
    if (this.double && !owner)
      await this.service.db.read('insert into payees values ($1, $2, true)', [
        group.owner.userId,
        `acct_${group.owner.userId}`,
      ]);
    await this.price(group, price, notice);
    return group;
  }

  /** The group asks so much from now on; of earlier members in so many days. */
  async price(
    group: Group,
    price: number | null,
    notice = 14,
    more: Partial<identityEvents.GroupChanged> = {},
  ) {
    const from = new Date(this.clock.now() + notice * DAY);
    const data = identityEvents.GroupChanged.create({
      ...{ id: group.id, version: this.next(group.id), name: 'ひまわり文庫', ownerId: group.owner.userId },
      ...(price !== null && { pricePerMonth: price, priceFrom: from }),
      ...more,
    });
    await this.service.publish({
      ...{ topic: 'kashikari.identity.group.v1', key: group.id, type: 'kashikari.identity.v1.GroupChanged' },
      data: identityEvents.GroupChanged.toJSON(data),
    });
    await this.drain();
  }

  async join(
    group: Group,
    person?: Person,
    more: Partial<identityEvents.MembershipChanged> = {},
  ): Promise<Member> {
    const member = {
      ...{ id: newId(), group, person: person ?? (await this.person()), joinedAt: this.clock.now() },
    };
    await this.publishMember(member, more);
    return member;
  }

  /** Joins again. */
  async rejoin(member: Member): Promise<Member> {
    const again = { ...member, joinedAt: this.clock.now() };
    await this.publishMember(again);
    return again;
  }

  memberEvent(member: Member, more: Partial<identityEvents.MembershipChanged> = {}) {
    const { id, group, person, joinedAt } = member;
    const data = identityEvents.MembershipChanged.create({
      ...{ id, version: this.next(id), groupId: group.id, userId: person.userId, consented: true },
      ...{ joinedAt: new Date(joinedAt), ...more },
    });
    return {
      topic: 'kashikari.identity.membership.v1',
      key: person.userId,
      type: 'kashikari.identity.v1.MembershipChanged',
      data: identityEvents.MembershipChanged.toJSON(data),
    };
  }

  async publishMember(member: Member, more: Partial<identityEvents.MembershipChanged> = {}): Promise<void> {
    await this.service.publish(this.memberEvent(member, more));
    await this.drain();
  }

  /** Somebody manages, or no longer manages, for an owner. */
  async manages(person: Person, owner: Person, deleted = false): Promise<void> {
    const id = `${person.userId.slice(0, 18)}${owner.userId.slice(18)}`;
    const data = identityEvents.ManagerChanged.create({
      ...{ id, version: this.next(id), accountId: owner.userId, userId: person.userId, deleted },
    });
    await this.service.publish({
      ...{
        topic: 'kashikari.identity.manager.v1',
        key: owner.userId,
        type: 'kashikari.identity.v1.ManagerChanged',
      },
      data: identityEvents.ManagerChanged.toJSON(data),
    });
    await this.drain();
  }

  private next(id: string): number {
    const version = (this.versions.get(id) ?? 0) + 1;
    this.versions.set(id, version);
    return version;
  }

  async list(actor: Actor, scope: 'pay' | 'receive' = 'pay'): Promise<payments.Payment[]> {
    const found = await this.payments(actor).listPayments({
      ...{
        scope: enumOf(SETS.paymentScope, scope),
        bookingId: '',
        groupId: '',
        afterId: '',
        page: undefined,
      },
      ...{ from: undefined, to: undefined },
    });
    return found.payments.toReversed();
  }

  /** All months of a member: first day, yen and status. */
  async months({
    person,
  }: Pick<Member, 'person'>): Promise<(readonly [string, number, string | undefined])[]> {
    return (await this.list(person)).map(({ fee, amount, status }) => [
      fee!.startDate,
      amount,
      textOf(SETS.paymentStatus, status),
    ]);
  }

  async last({ person }: Pick<Member, 'person'>): Promise<payments.Payment> {
    return (await this.list(person)).at(-1)!;
  }

  /** The member's browser pays with a card, which is kept. */
  async pay({ person }: Pick<Member, 'person'>, card = 'pm_card_visa'): Promise<string | undefined> {
    const { id } = await this.last({ person });
    const { clientSecret } = await this.payments(person).openSheet({ paymentId: id, keepCard: false });
    await this.stripe!.paymentIntents.confirm(clientSecret.split('_secret_')[0]!, {
      payment_method: card,
      return_url: 'https://example.com',
    }).catch(() => undefined);
    await this.payments(person).retryPayment({ id });
    await this.drain();
    return textOf(SETS.paymentStatus, (await this.payments(person).getPayment({ id })).payment!.status);
  }

  /** A member who joined and paid the first month. */
  async paying(group: Group): Promise<Member> {
    const member = await this.join(group);
    expect(await this.pay(member)).toBe('succeeded');
    return member;
  }

  end(actor: Actor, paymentId: string) {
    return this.service.as(actor).connect(fees.FeeServiceClient).endFee({ paymentId });
  }

  /** Returns the published values of a membership's `stopped`. */
  async told({ id }: Pick<Member, 'id'>): Promise<boolean[]> {
    const events = await this.service.published('kashikari.billing.fee.v1');
    return events
      .map(({ data }) => billingEvents.FeeChanged.fromJSON(data))
      .filter(({ membershipId }) => membershipId === id)
      .map(({ stopped }) => stopped);
  }

  /** It becomes that moment, here and at the provider, and what falls due happens. */
  async at(moment: string): Promise<void> {
    await this.pass(Date.parse(moment) - this.clock.now());
  }

  async pass(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    this.double?.control.advance(Math.round(milliseconds / 1000));
    await this.drain();
  }

  days(count: number): Promise<void> {
    return this.pass(count * DAY);
  }

  async drain(): Promise<void> {
    for (let round = 0; round < 4; round += 1) await this.service.drain();
  }

  /** Another process of billing, by the same database. */
  async replica(): Promise<TestService> {
    return (await startWorld(this.env, this.world)).service;
  }

  /** Sums of the ledger by account and tax code, of an owner's fees. */
  async ledger({ owner }: Group): Promise<Record<string, number>> {
    const rows = await this.service.db.read<{ name: string; total: number }>(
      `select concat_ws(' ', e.account, e.tax_code) as name, sum(e.amount)::int as total
        from entries e join journals j on j.id = e.journal_id
        join payments p on j.source_id like p.id || '%' where p.payee_id = $1 group by 1 order by 1`,
      [owner.userId],
    );
    return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
  }

  mails({ person }: Pick<Member, 'person'>): string[] {
    return this.world.mails
      .filter(({ to }) => to === `${person.userId}@example.jp`)
      .map(({ template }) => template);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.double?.close();
  }
}

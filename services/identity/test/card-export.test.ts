import { billingEvents, type identity } from '@kashikari/contracts';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('the cards of a group, taken out', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  beforeAll(async () => {
    identity = await TestIdentity.start({ env: { CARDS_AT_ONCE: '1000' } });
    owner = await identity.person('図書館');
    groupId = (await identity.group(owner)).id;
    const data = { accountId: owner.id, version: 2, plan: 'standard' };
    await identity.service.publish({
      topic: 'kashikari.billing.subscription.v1',
      key: owner.id,
      type: 'kashikari.billing.v1.SubscriptionChanged',
      data: billingEvents.SubscriptionChanged.toJSON(billingEvents.SubscriptionChanged.create(data)),
    });
    await identity.service.drain();
    // Numbers are issued from the highest down, so that their order differs from that of creation.
    await issue(Array.from({ length: 1000 }, (_, at) => String(1000 - at)));
    await issue(['B-2', 'B-10', 'A-1', '1001']);
  });
  afterAll(() => identity.stop());

  async function issue(numbers: readonly string[]) {
    const rows = numbers.map((managementId, at) => ({
      ...{ line: at + 2, managementId, name: `生徒${managementId}`, email: '', inviteEmail: '', locale: '' },
    }));
    const sheet = { groupId, rows, dryRun: false };
    for (const row of rows.filter(({ managementId }) => /\D/.test(managementId))) {
      const form = { groupId, count: 1, email: '', inviteEmail: '' };
      await identity.cards(owner.actor).createCards({ ...form, ...row, locale: undefined });
    }
    const whole = rows.filter(({ managementId }) => /^\d+$/.test(managementId));
    await identity.cards(owner.actor).importCards({ ...sheet, rows: whole });
  }

  const piece = (afterId: string) => identity.cards(owner.actor).exportCards({ groupId, afterId });

  it('come in the order of their numbers, each once, what is no number last', async () => {
    const all: identity.Card[] = [];
    let pieces = 0;
    for (let afterId = '', more = true; more; afterId = all.at(-1)!.id) {
      const next = await piece(afterId);
      all.push(...next.cards);
      pieces += 1;
      more = next.more;
    }
    expect(pieces).toBe(3);
    const numbers = all.map(({ managementId }) => managementId);
    expect(numbers.slice(0, 3)).toEqual(['1', '2', '3']);
    expect(numbers.slice(998)).toEqual(['999', '1000', '1001', 'A-1', 'B-10', 'B-2']);
    expect(new Set(numbers).size).toBe(1004);
  });

  it('go on where they were, also when that card was taken back meanwhile', async () => {
    const { cards } = await piece('');
    await identity.cards(owner.actor).deleteCard({ id: cards.at(-1)!.id });
    expect((await piece(cards.at(-1)!.id)).cards[0]!.managementId).toBe('501');
  });

  it('are told to nobody who may not list the members', async () => {
    const stranger = await identity.person();
    const asked = identity.cards(stranger.actor).exportCards({ groupId, afterId: '' });
    expect(await refusalOf(asked)).toBe('forbidden');
  });
});

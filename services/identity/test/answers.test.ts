import { PATCHES, supports } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { cardsForm, TestIdentity, type Person } from './identity';

const CAPS = { day: 1_000, month: 20_000 };

describe('the budget of answers by a model', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start({
      env: { AI_TOKENS_PER_PERSON_DAY: String(CAPS.day), AI_TOKENS_PER_MONTH: String(CAPS.month) },
    });
  });
  afterEach(() => identity.service.db.read('delete from answer_budget'));
  afterAll(() => identity.stop());

  const as = (actor: Actor) => identity.service.as(actor).connect(supports.SupportServiceClient);
  const reserve = (actor: Actor, tokens: number) => as(actor).reserveAnswer({ tokens });
  const settle = (actor: Actor, reservationId: string, tokens: number) =>
    as(actor).settleAnswer({ reservationId, tokens });
  const spent = async (scope = 'installation') => {
    const rows = await identity.service.db.read<{ spent: number }>(
      'select spent from answer_budget where scope = $1',
      [scope],
    );
    return rows[0]?.spent ?? 0;
  };
  const atShell = ({ actor }: Person, id: string): Actor => ({
    ...actor,
    shell: { id, origin: `https://${id}.example` },
  });

  it('is reserved before a call and replaced by what the call used', async () => {
    const one = await identity.person();
    const { reservationId, reason } = await reserve(one.actor, 900);
    expect([reason, await spent(), await spent(`person:${one.id}`)]).toEqual(['', 900, 900]);
    await settle(one.actor, reservationId, 250);
    await settle(one.actor, reservationId, 0);
    expect([await spent(), await spent(`person:${one.id}`)]).toEqual([250, 250]);
  });

  it('gives a person no more than the cap of a day, and back on the next day', async () => {
    const one = await identity.person();
    expect((await reserve(one.actor, CAPS.day)).reason).toBe('');
    expect(await reserve(one.actor, 1)).toEqual({ reservationId: '', reason: 'cap' });
    await identity.service.db.read(
      `update answer_budget set period = period - 1 where scope like 'person:%'`,
    );
    expect((await reserve(one.actor, CAPS.day)).reason).toBe('');
    expect((await reserve(one.actor, CAPS.day + 1)).reason).toBe('cap');
  });

  it('never exceeds the cap of a month when fifty people ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => identity.person()));
    const answers = await Promise.all(people.map(({ actor }) => reserve(actor, 700)));
    const granted = answers.filter(({ reason }) => reason === '').length;
    expect(granted).toBe(Math.floor(CAPS.month / 700));
    expect(await spent()).toBe(granted * 700);
    // A refused person has not spent a day.
    const refused = people[answers.findIndex(({ reason }) => reason === 'cap')]!;
    expect(await spent(`person:${refused.id}`)).toBe(0);
  });

  it('never exceeds the cap of a day when one person asks fifty times at once', async () => {
    const one = await identity.person();
    const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(one.actor, 90)));
    expect(answers.filter(({ reason }) => reason === '')).toHaveLength(Math.floor(CAPS.day / 90));
    expect(await spent(`person:${one.id}`)).toBeLessThanOrEqual(CAPS.day);
  });

  it('is one for all accounts of a person, and of an organisation its own', async () => {
    const one = await identity.person();
    const added = await identity.added(one, 'library_answers');
    await reserve(one.actor, 600);
    expect((await reserve(added.actor, 600)).reason).toBe('cap');
    expect((await reserve(atShell(one, 'lib'), 300)).reason).toBe('');
    expect([await spent(), await spent('shell:lib')]).toEqual([600, 300]);
  });

  it('is settled by its own person alone, and not beyond what was reserved', async () => {
    const [one, other] = [await identity.person(), await identity.person()];
    const { reservationId } = await reserve(one.actor, 500);
    await settle(other.actor, reservationId, 0);
    await settle(one.actor, 'nonsense', 0);
    expect(await spent()).toBe(500);
    await settle(one.actor, reservationId, 9_999);
    expect(await spent()).toBe(500);
  });

  it('is not for visitors and cards', async () => {
    const one = await identity.person();
    const group = await identity.group(one);
    const { cards } = await identity.cards(one.actor).createCards(cardsForm({ groupId: group.id }));
    const card: Actor = { kind: 'card', userId: cards[0]!.userId, groupId: group.id, canWrite: true };
    for (const actor of [VISITOR, card])
      expect(await reserve(actor, 1)).toEqual({ reservationId: '', reason: 'off' });
    for (const tokens of [0, -5]) expect((await reserve(one.actor, tokens)).reason).toBe('off');
  });

  it('is not for members and owner of a group that disables such answers, until it is gone', async () => {
    const [owner, member] = [await identity.person(), await identity.person()];
    const group = await identity.group(owner);
    await identity.join(member, group.id);
    expect((await reserve(member.actor, 1)).reason).toBe('');
    await identity
      .groups(owner.actor)
      .updateGroup({ id: group.id, patch: PATCHES.group.write({ disable_ai_answers: true }) });
    for (const { actor } of [owner, member]) expect((await reserve(actor, 1)).reason).toBe('off');
    await identity.groups(owner.actor).deleteGroup({ id: group.id });
    expect((await reserve(member.actor, 1)).reason).toBe('');
  });
});

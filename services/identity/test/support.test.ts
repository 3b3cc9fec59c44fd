import { billingEvents, enumOf, SETS, supports } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { eventually } from '@kashikari/platform/testing';
import { SETTINGS } from '../src/settings';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

const OPERATOR = 'help@k.example';
const PRIORITY = { adFree: true, restrictToMembers: true, prioritySupport: true };

describe('support', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start({ env: { OPERATOR_CONTACT: OPERATOR } });
    // A Tuesday.
    identity.service.clock.set(Date.parse('2027-01-05T10:00+09:00'));
  });
  afterAll(() => identity.stop());
  beforeEach(() => {
    identity.world.mails.length = 0;
    identity.world.billingIsDown = false;
    identity.world.mailIsDown = false;
  });

  const as = (actor: Actor) => identity.service.as(actor).connect(supports.SupportServiceClient);
  const form = (more: Partial<supports.CreateInquiryRequest> = {}) => ({
    ...{ name: '山田花子', email: 'hana@example.org', category: 'question', body: '一行目\n二行目' },
    ...{ screen: '/home', crash: '', shellId: '', locale: enumOf(SETS.locale, 'en'), ...more },
  });
  const ask = (actor: Actor, more: Partial<supports.CreateInquiryRequest> = {}) =>
    as(actor).createInquiry(form(more));
  async function mails() {
    await identity.service.drain();
    return identity.world.mails;
  }
  const sent = async () => (await mails()).map(({ template, to }) => `${template} ${to}`).sort();

  function give({ id }: Pick<Person, 'id'>) {
    const plan = billingEvents.PlanId.PLAN_ID_STANDARD;
    identity.world.features.set(id, { accountId: id, version: 1, plan, features: PRIORITY });
  }

  it('mails the inquiry of a visitor to the operator alone, who replies to the visitor', async () => {
    const { number, replyBy } = await ask(VISITOR, { crash: '7F2C-0418', category: 'fault' });
    expect(number).toMatch(/^Q-[0-9A-F]{4}-[0-9A-F]{4}$/);
    expect(replyBy).toEqual(new Date('2027-01-07T17:00+09:00'));
    expect(await sent()).toEqual([`inquiry ${OPERATOR}`]);
    const [mail] = identity.world.mails;
    expect(mail).toMatchObject({ replyTo: 'hana@example.org', locale: enumOf(SETS.locale, 'ja') });
    expect(mail?.params).toEqual({
      ...{ number, category: 'fault', asker: '山田花子', email: 'hana@example.org' },
      ...{ body: '一行目\n二行目', screen: '/home', crash: '7F2C-0418' },
      ...{ reply_by: '2027-01-07T08:00:00.000Z', time_zone: 'Asia/Tokyo' },
    });
  });

  it('sends a receipt to the confirmed address of the signed-in user, in the language of the screen', async () => {
    const hana = await identity.confirmed('はな');
    const { number } = await ask(hana.actor, { email: hana.email.toUpperCase() });
    expect(await sent()).toEqual([`inquiry ${OPERATOR}`, `inquiry_received ${hana.email}`]);
    const receipt = identity.world.mails.find(({ template }) => template === 'inquiry_received');
    expect(receipt).toMatchObject({
      ...{ replyTo: OPERATOR, locale: enumOf(SETS.locale, 'en') },
      params: { name: 'はな', number, body: '一行目\n二行目', reply_by: '2027-01-07T08:00:00.000Z' },
    });
    const inquiry = identity.world.mails.find(({ template }) => template === 'inquiry');
    expect(inquiry?.params).toMatchObject({ account: 'はな', account_id: hana.id });
    expect(inquiry?.params).not.toHaveProperty('priority');
  });

  it('writes to no other address than that: unconfirmed, another’s, a visitor’s', async () => {
    const [hana, ken] = [await identity.confirmed(), await identity.person()];
    await ask(ken.actor, { email: ken.email });
    await ask(hana.actor, { email: ken.email });
    await ask(VISITOR, { email: hana.email });
    expect(await sent()).toEqual(Array(3).fill(`inquiry ${OPERATOR}`));
  });

  it('sends the receipt of an added account to the address of its first account', async () => {
    const hana = await identity.confirmed();
    const library = await identity.added(hana, 'support_library');
    await ask(library.actor, { email: hana.email });
    expect(await sent()).toEqual([`inquiry ${OPERATOR}`, `inquiry_received ${hana.email}`]);
    expect(identity.world.mails[0]?.params).toMatchObject({ account: library.name, account_id: library.id });
  });

  it('takes inquiries of member cards, without a receipt', async () => {
    const owner = await identity.confirmed();
    const group = await identity.group(owner);
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId: group.id }));
    const card: Actor = { kind: 'card', userId: cards[0]!.userId, groupId: group.id, canWrite: true };
    give({ id: cards[0]!.userId });
    identity.world.mails.length = 0;
    const { replyBy } = await ask(card, { email: owner.email });
    expect(replyBy).toEqual(new Date('2027-01-07T17:00+09:00'));
    expect(await sent()).toEqual([`inquiry ${OPERATOR}`]);
    expect(identity.world.mails[0]?.params).toMatchObject({ account_id: cards[0]!.userId });
  });

  it('promises an earlier reply where the plan of an account, or of a managed one, includes it', async () => {
    const [hana, manager] = [await identity.person(), await identity.person()];
    give(hana);
    await identity.appoint(hana, manager);
    await mails();
    identity.world.mails.length = 0;
    for (const { actor } of [hana, manager])
      expect((await ask(actor)).replyBy).toEqual(new Date('2027-01-06T17:00+09:00'));
    for (const { params } of await mails()) expect(params).toMatchObject({ priority: 'yes' });
    expect(identity.world.mails).toHaveLength(2);
  });

  it('promises the usual reply while billing is away', async () => {
    const hana = await identity.person();
    give(hana);
    identity.world.billingIsDown = true;
    expect((await ask(hana.actor)).replyBy).toEqual(new Date('2027-01-07T17:00+09:00'));
    expect(await sent()).toEqual([`inquiry ${OPERATOR}`]);
  });

  it('mails feedback to the operator, without an address to reply to', async () => {
    const hana = await identity.confirmed('はな');
    await as(hana.actor).createFeedback({
      body: 'いい',
      rating: 4,
      screen: `/users/${hana.id}`,
      shellId: '',
    });
    await as(VISITOR).createFeedback({ body: 'だめ', screen: '', shellId: '' });
    const found = await mails();
    expect(found.map(({ to, template, replyTo }) => [to, template, replyTo])).toEqual(
      Array(2).fill([OPERATOR, 'feedback', '']),
    );
    expect(found.map(({ params }) => params)).toEqual(
      expect.arrayContaining([
        { body: 'いい', rating: '4', screen: '/users/{id}', account: 'はな', account_id: hana.id },
        { body: 'だめ' },
      ]),
    );
  });

  it('mails a repeated request once, and answers it with the same number', async () => {
    const hana = await identity.confirmed();
    const idempotency = { key: 'inquiry-1', bodyHash: 'same' };
    const send = () => as(hana.actor).createInquiry(form({ email: hana.email }), { idempotency });
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    expect(await sent()).toHaveLength(2);
  });

  it('mails requests with one key that arrive at once a single time', async () => {
    const idempotency = { key: 'inquiry-2', bodyHash: 'same' };
    const send = () => as(VISITOR).createInquiry(form(), { idempotency });
    const settled = await Promise.allSettled(Array.from({ length: 8 }, send));
    const numbers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.number] : []));
    expect(new Set(numbers).size).toBe(1);
    expect(await sent()).toEqual([`inquiry ${OPERATOR}`]);
  });

  it('keeps an inquiry sealed while notify is away, and nothing of it when the mail has left', async () => {
    identity.world.mailIsDown = true;
    await ask(VISITOR, { body: 'top secret', email: 'secret@example.org' });
    await identity.service.drain();
    const jobs = () =>
      identity.service.db.read<{ whole: string }>('select due_job::text as whole from due_job');
    const mailJobs = async () => (await jobs()).filter(({ whole }) => whole.includes('sealed'));
    expect(await mailJobs()).toHaveLength(1);
    for (const { whole } of await jobs()) expect(whole).not.toMatch(/top secret|secret@example/);
    identity.world.mailIsDown = false;
    await eventually(async () => expect(await sent()).toEqual([`inquiry ${OPERATOR}`]));
    expect(await mailJobs()).toEqual([]);
  });

  it('refuses what is invalid, and mails nothing', async () => {
    expect(await refusalOf(ask(VISITOR, { name: 'a\r\nBcc: victim@example.org' }))).toBe(
      'validation.characters name',
    );
    expect(await refusalOf(ask(VISITOR, { body: 'あ'.repeat(5_001) }))).toBe('validation.too_long body');
    const feedback = { body: '', rating: undefined, screen: '', shellId: '' };
    expect(await refusalOf(as(VISITOR).createFeedback(feedback))).toBe('validation.required body');
    expect(await sent()).toEqual([]);
  });
});

describe('support without an address', () => {
  it.each<Record<string, string>>([{}, { OPERATOR_CONTACT: 'https://k.example/help' }])(
    'takes nothing: %j',
    async (env) => {
      const identity = await TestIdentity.start({ env });
      const support = identity.service.as(VISITOR).connect(supports.SupportServiceClient);
      const inquiry = supports.CreateInquiryRequest.create({ name: 'a', email: 'a@example.org', body: 'b' });
      expect(await refusalOf(support.createInquiry(inquiry))).toBe('not_found');
      expect(await refusalOf(support.createFeedback({ body: 'b', screen: '', shellId: '' }))).toBe(
        'not_found',
      );
      await identity.stop();
    },
  );

  it('has a time zone in its canonical spelling', () => {
    const zones = ['Asia/Tokyo', 'JST', 'asia/tokyo', 'Europe/Berlin', ''];
    const isGood = (zone: string) => SETTINGS.SUPPORT_TIME_ZONE.safeParse(zone).success;
    expect(zones.filter(isGood)).toEqual(['Asia/Tokyo', 'Europe/Berlin']);
    expect(SETTINGS.SUPPORT_TIME_ZONE.parse(undefined)).toBe('Asia/Tokyo');
  });
});

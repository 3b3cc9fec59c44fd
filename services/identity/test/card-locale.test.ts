import { enumOf, type identity as messages, PATCHES, SETS } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

const JA = enumOf(SETS.locale, 'ja');
const EN = enumOf(SETS.locale, 'en');
const HIRA = enumOf(SETS.locale, 'ja-Hira');

describe('the language of a member card', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  beforeAll(async () => {
    identity = await TestIdentity.start();
    owner = await identity.person('図書館');
    groupId = (await identity.group(owner)).id;
  });
  afterAll(() => identity.stop());

  const make = async (more: Partial<messages.CreateCardsRequest> = {}) =>
    (await identity.cards(owner.actor).createCards(cardsForm({ groupId, ...more }))).cards[0]!;
  const localeOf = async (id: string) => (await identity.cards(owner.actor).getCard({ id })).card?.locale;

  it('is the group owner’s where none is given, and is changed by who manages the members', async () => {
    expect((await make()).locale).toBe(JA);
    const card = await make({ locale: HIRA });
    expect(card.locale).toBe(HIRA);
    const patch = PATCHES.card.write({ locale: 'en' });
    const changed = await identity.cards(owner.actor).updateCard({ id: card.id, patch });
    expect(changed.card).toMatchObject({ locale: EN, name: card.name });
  });

  it('is the language of the session that the card opens', async () => {
    const { secret } = await make({ locale: HIRA });
    const method = { $case: 'cardSecret', value: secret } as const;
    const signedIn = await identity.accounts().signIn({ method, address: '192.0.2.7', userAgent: 'jest' });
    expect(signedIn.user?.locale).toBe(HIRA);
  });

  it('is changed by its holder, who changes nothing else and no other card, and not by one that only reads', async () => {
    const card = await make({ locale: HIRA });
    const other = await make();
    const holder = (canWrite: boolean): Actor => ({ kind: 'card', userId: card.userId, groupId, canWrite });
    const change = (words: object, canWrite = true, id = card.userId) =>
      identity
        .accounts(holder(canWrite))
        .updateUser({ id, patch: PATCHES.user.write(words), refreshToken: '', dryRun: false });
    await change({ locale: 'en' });
    expect(await localeOf(card.id)).toBe(EN);
    expect(await refusalOf(change({ locale: 'ja', name: '偽' }))).not.toBe('allowed');
    expect(await refusalOf(change({ locale: 'ja' }, false))).not.toBe('allowed');
    expect(await refusalOf(change({ locale: 'ja' }, true, other.userId))).not.toBe('allowed');
    expect(await localeOf(card.id)).toBe(EN);
  });
});

import { refusalOf, TestIdentity, type Person } from './identity';

const PASSCODE = 'himitsu-no-heya';

describe('the owner of a group whose passcode is guessed', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  /** Wrong tries of one group, five by each account: more are slowed. */
  class Guesser {
    private person: Person | undefined;
    private tries = 0;

    constructor(private readonly groupId: string) {}

    async try(count: number): Promise<void> {
      for (let n = 0; n < count; n += 1) {
        if (this.tries % 5 === 0) this.person = await identity.person();
        this.tries += 1;
        const answer = await refusalOf(identity.join(this.person!, this.groupId, `wrong-${this.tries}`));
        expect(answer).toBe('group.passcode passcode');
      }
    }
  }

  const mailsTo = async ({ email }: Person, ...others: TestIdentity[]) => {
    const all = [identity, ...others];
    for (const one of all) await one.service.drain();
    return all
      .flatMap(({ world }) => world.mails)
      .filter(({ to, template }) => to === email && template === 'passcode_guessed');
  };

  const nextDay = () =>
    identity.service.db.read(
      `update guesses set last_at = last_at - interval '25 hours', since = since - interval '25 hours'`,
    );

  const owned = async () => {
    const owner = await identity.person();
    const group = await identity.group(owner, { name: '図書室', passcode: PASSCODE });
    return { owner, group, guesser: new Guesser(group.id) };
  };

  it('gets one mail at the fiftieth wrong try, one a day at most, and none for tries of other days', async () => {
    const { owner, group, guesser } = await owned();
    await guesser.try(49);
    expect(await mailsTo(owner)).toEqual([]);
    await guesser.try(1);
    const params = { group: '図書室', tries: '50', path: `/-/${group.slug}/edit` };
    expect(await mailsTo(owner)).toMatchObject([{ params }]);
    await guesser.try(150);
    expect(await mailsTo(owner)).toHaveLength(1);
    await nextDay();
    await guesser.try(49);
    expect(await mailsTo(owner)).toHaveLength(1);
    await guesser.try(1);
    expect(await mailsTo(owner)).toHaveLength(2);
  }, 60_000);

  it('gets none for few tries on each of many days', async () => {
    const { owner, guesser } = await owned();
    for (const tries of [30, 30, 30]) {
      await guesser.try(tries);
      await nextDay();
    }
    expect(await mailsTo(owner)).toEqual([]);
  }, 60_000);

  it('gets none for tries that are not looked at, for the right passcode or for other groups', async () => {
    const [{ owner, group, guesser }, other] = [await owned(), await owned()];
    await guesser.try(49);
    await other.guesser.try(10);
    const slowed = await identity.person();
    for (const answer of ['group.passcode passcode', 'group.passcode passcode'])
      expect(await refusalOf(identity.join(slowed, group.id))).toBe(answer);
    expect(await refusalOf(identity.join(slowed, group.id, PASSCODE))).toBe('allowed');
    expect([await mailsTo(owner), await mailsTo(other.owner)]).toEqual([[], []]);
  }, 60_000);

  it('gets one mail where two processes count the fiftieth try at once', async () => {
    const { database, bus } = identity.service;
    const replica = await TestIdentity.start({ database, bus });
    try {
      const { owner, group, guesser } = await owned();
      await guesser.try(45);
      const people = await Promise.all(Array.from({ length: 12 }, () => identity.person()));
      const answers = await Promise.all(
        people.map((person, at) =>
          refusalOf((at % 2 ? identity : replica).join(person, group.id, `wrong at once ${at}`)),
        ),
      );
      expect(answers).toEqual(Array(12).fill('group.passcode passcode'));
      expect(await mailsTo(owner, replica)).toHaveLength(1);
    } finally {
      await replica.stop();
    }
  }, 60_000);
});

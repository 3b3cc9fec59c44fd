import { PATCHES } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('the groups of Home', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const choose = ({ id, actor }: Person, home_group_ids: string[]) =>
    identity
      .accounts(actor)
      .updateUser({ id, patch: PATCHES.user.write({ home_group_ids }), refreshToken: '' });
  const read = async (id: string, actor: Actor) =>
    (await identity.accounts(actor).getUser({ id })).user!.homeGroupIds;

  it('keep their order, without those that are not theirs', async () => {
    const [person, owner] = [await identity.person(), await identity.person()];
    const [first, second] = [await identity.group(person), await identity.group(person)];
    const foreign = await identity.group(owner);
    await choose(person, [second.id, foreign.id, first.id]);
    expect(await read('current', person.actor)).toEqual([second.id, first.id]);
  });

  it('are shown to nobody else, a manager neither', async () => {
    const [person, manager] = [await identity.confirmed(), await identity.confirmed()];
    const group = await identity.group(person);
    await identity.appoint(person, manager);
    await choose(person, [group.id]);
    expect(await read(person.id, manager.actor)).toEqual([]);
  });

  it('are eleven at most', async () => {
    const person = await identity.person();
    const many = Array.from({ length: 12 }, () => newId());
    expect(await refusalOf(choose(person, many))).toBe('validation.too_many home_group_ids');
  });
});

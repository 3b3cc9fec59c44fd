import { SETS, enumOf } from '@kashikari/contracts';
import os from 'node:os';
import { newId } from '@kashikari/platform';
import { planCommand } from '../src/command/plan-command';
import { as, startWorld, wish, type World } from './billing-world';

describe('npm run plan', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.service.stop());

  const run = async (...args: string[]): Promise<[code: number, said: string[]]> => {
    const said: string[] = [];
    const KASHIKARI_SECRET = Buffer.alloc(32, 'kashikari').toString('base64');
    const env = { ADDRESS_BILLING: world.service.address, KASHIKARI_SECRET };
    return [await planCommand(args, env, (line) => said.push(line)), said];
  };

  it('gives a plan, lists and shows it, with who did it', async () => {
    const { email } = await world.account({ accountName: 'kita_school' });
    const until = ['--until', '2027-03-31', '--members', '120', '--price', '3800', '--note', 'class of 26'];
    expect(await run('set', 'kita_school', 'lite', ...until, '--dry-run')).toMatchObject([0, { length: 3 }]);
    expect((await run('list'))[1]).toEqual(['0 given; all others have free']);
    expect((await run('set', 'kita_school', 'lite', ...until))[0]).toBe(0);
    const figures = 'lite  120 members  staff  until 2027-03-31T15:00:00.000Z  3800 yen  class of 26';
    expect((await run('list'))[1]).toEqual([`${email}  ${figures}`, '1 given; all others have free']);
    const [code, shown] = await run('show', email);
    expect([code, shown[1]]).toEqual([0, figures]);
    expect(shown.at(-1)).toMatch(/free → lite {2}by command:\S+ {2}class of 26$/);
  });

  it('gives a plan where the user has no name, as in an image', async () => {
    const { id } = await world.account();
    const nameless = jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    expect((await run('set', id, 'lite'))[0]).toBe(0);
    nameless.mockRestore();
    expect((await run('show', id))[1].at(-1)).toMatch(new RegExp(`by command:${process.getuid!()}$`));
  });

  it('tells open requests', async () => {
    const account = await world.account();
    await world
      .plans(as(account))
      .requestPlan(wish({ plan: enumOf(SETS.planId, 'plus'), message: 'We\nare 30.', nonprofit: true }));
    const line = `2026-12-01  ${account.email}  plus  non-profit  We are 30.`;
    expect(await run('requests')).toEqual([0, [line, '1 request']]);
  });

  it('says in one sentence what is wrong, and ends with 1', async () => {
    const { id } = await world.account();
    const nobody = newId();
    const cases: [string[], RegExp][] = [
      [['set', nobody, 'lite'], new RegExp(`^There is no account “${nobody}”[.]$`)],
      [['show', 'nobody@example.jp'], /^There is no account/],
      [['set', id, 'gold'], /^There is no plan “gold”: it is free, lite, .*free_legacy or default[.]$/],
      [['set', id, 'lite', '--until', '2020-01-01'], /^“2020-01-01” is in the past[.]$/],
      [['set', id, 'lite', '--until', 'soon'], /^“soon” is neither a day/],
      [['set', id, 'lite', '--note', 'x'.repeat(1_001)], /^--note takes 1000 characters at most[.]$/],
      [['set', id, 'lite', '--members', 'many'], /^--members takes a whole number[.]$/],
    ];
    for (const [args, sentence] of cases)
      expect(await run(...args)).toEqual([1, [expect.stringMatching(sentence)]]);
    const said: string[] = [];
    expect(await planCommand(['list'], {}, (line) => said.push(line))).toBe(1);
    expect(said).toEqual([expect.stringMatching(/not running/)]);
  });

  it('shows how it is used to who says something else, and ends with 2', async () => {
    for (const args of [[], ['give'], ['set', 'x'], ['list', 'x'], ['list', '--loud']])
      expect(await run(...args)).toEqual([2, [expect.stringContaining('Usage: plan list')]]);
  });
});

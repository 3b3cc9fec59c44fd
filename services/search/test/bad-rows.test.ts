import { enumOf, SETS } from '@kashikari/contracts';
import { good, startSearch, user, type World } from './world';

describe('a lender whose time zone cannot be computed with', () => {
  let world: World;

  beforeAll(async () => {
    world = await startSearch();
    await world.tell(
      user({ id: 'lender' }),
      user({ id: 'odd', timeZone: 'SystemV/EST5' }),
      user({ id: 'short', timeZone: 'JST' }),
      good({ id: 'usual' }),
      good({ id: 'of odd', ownerId: 'odd' }),
      good({ id: 'of short', ownerId: 'short' }),
    );
  });
  afterAll(() => world.service.stop());

  it('does not keep goods of others from being found by days', async () => {
    const asked = { filter: enumOf(SETS.searchFilter, 'available'), from: '2027-01-10', to: '2027-01-12' };
    expect((await world.find(asked)).goodIds.sort()).toEqual(['of odd', 'of short', 'usual']);
    const zones = await world.service.db.read('select id, time_zone from account order by id');
    expect(zones).toEqual([
      { id: 'lender', time_zone: 'Asia/Tokyo' },
      { id: 'odd', time_zone: 'Asia/Tokyo' },
      { id: 'short', time_zone: 'Asia/Tokyo' },
    ]);
  });

  it('is replaced when it is written past the service', async () => {
    await world.service.db.read(`update account set time_zone = 'Nowhere/Land' where id = 'odd'`);
    const odd = await world.service.db.one(`select time_zone from account where id = 'odd'`);
    expect(odd).toEqual({ time_zone: 'Asia/Tokyo' });
  });
});

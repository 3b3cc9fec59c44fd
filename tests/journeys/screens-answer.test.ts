import request from 'supertest';
import { testApp } from '../../services/gateway/test/test-app';
import type { Person } from './people';
import { SCREENS, type World } from './screens';

const ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22';
const someone = { id: ID } as Person;
const world: World = {
  people: { member: someone, lender: someone },
  ...{ goodId: ID, hourlyId: ID, slug: 'himawari', folderId: ID, bookingId: ID, lentId: ID },
  later: '2027-07-09',
};

test('the gateway answers 200 at the address of every screen, and 404 where there is none', async () => {
  // The gateway runs without services: it only knows which screens exist.
  const gateway = testApp();
  const answers: string[] = [];
  for (const screen of SCREENS) {
    const { status } = await request(gateway)
      .get(encodeURI(screen.path(world)))
      .unset('Accept');
    if (status !== 200) answers.push(`${screen.name} ${status}`);
  }
  expect(answers).toEqual(['page-not-found 404']);
});

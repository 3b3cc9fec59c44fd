import { PASSWORD } from '../base';
import { resource } from '../resource';

/** The shell that the file of answers.test.ts names: its host, and its one account. */
export const CLUB = { host: 'club.example', account: 'contract_club' };

/** Appearance of an organization's shell. The host of the other tests has no shell. */
export const shells = resource({
  make: async () => ({}),
  examples: {
    getShell: () => ({}),
    updateShell: () => ({ body: { name: 'Club', colour: '#2b4a9b', locales: ['ja', 'en'], locale: 'ja' } }),
  },
  run: {
    'shows how an organisation’s shell looks, as the owner of its first account decides': async (world) => {
      const { visitor, stranger: person } = world;
      const club = { account_name: CLUB.account, password: PASSWORD };
      await person.api.post('/users', { name: 'Club', ...club });
      const there = visitor.at(CLUB.host);
      const { body } = await there.post('/auth/login', club);
      const owner = there.as(String(body.token));
      const etag = String((await owner.get('/shells/current')).headers.get('etag'));
      const change = {
        name: 'Club',
        colour: '#2B4A9B',
        welcome: { en: 'Welcome.' },
        time_zone: 'Asia/Tokyo',
      };
      const changed = await owner.patch('/shells/current', change, { 'If-Match': etag });
      expect([changed.status, changed.body.shell.permissions]).toEqual([200, ['edit']]);
      const late = await owner.patch('/shells/current', change, { 'If-Match': etag });
      expect([late.status, late.body.code]).toEqual([412, 'stale']);
      const { shell } = (await there.get('/shells/current')).body;
      expect(shell).toMatchObject({ ...change, colour: '#2b4a9b', start: 'landing', permissions: [] });
      const unreadable = await owner.patch('/shells/current', { colour: '#f2b705' });
      expect([unreadable.status, unreadable.body.code, unreadable.body.params.nearest]).toEqual([
        400,
        'shell.contrast',
        '#8e6a00',
      ]);
      expect((await visitor.get('/shells/current')).status).toBe(404);
    },
  },
});

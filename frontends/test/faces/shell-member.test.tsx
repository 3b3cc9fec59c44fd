import { MEMBER_ID, lender } from '../screens/fixtures';
import { faces } from '../screens/faces';
import { screens } from '../screens/open-screen';
import { http } from '../screens/server';

screens();

const me = `/users/${MEMBER_ID}`;
const devices = [
  http.get('/auth/sessions', ({ response }) =>
    response(200).json({
      sessions: [
        {
          ...{ id: MEMBER_ID, current: true, user_agent: '', address: null },
          ...{ begun_at: '2031-05-01T00:00:00Z', used_at: '2031-05-13T00:00:00Z' },
          ...{ platform: null, device: null, app: null },
        },
      ],
    }),
  ),
];

faces('home', { path: '/home', reads: ['/goods'], shows: /^Free now/ });
faces('home after signing in', { path: '/redirect_home', reads: ['/goods'], shows: /^Free now/ });
faces('what one likes', { path: '/home/liked', reads: ['/goods'], shows: /^Free now/ });
faces('a group’s goods on home', { path: '/home/groups/0', reads: ['/goods'], shows: /^Free now/ });
faces('the menu', { path: '/menu', shows: 'First steps' });
faces('a person', { path: me, reads: ['/users/:id'], shows: '美香' });
faces('the settings', { path: `${me}/edit`, shows: 'Language and device' });
faces('the settings of an account', { path: `${me}/edit/account`, shows: 'The name that other people see.' });
faces('address and password', { path: `${me}/sign_in`, shows: 'New password' });
faces('the devices', {
  path: `${me}/devices`,
  reads: ['/auth/sessions'],
  answers: devices,
  shows: 'This device',
});
faces('the security record', { path: `${me}/history`, shows: 'Security record' });
faces('the linking of a card', { path: `${me}/link_card`, shows: 'Link a member card' });
faces('the end of an account', { path: `${me}/delete`, shows: 'This can’t be undone.' });
faces('the ways to log in', { path: `${me}/security`, shows: 'Passkeys' });
faces('what one is told', {
  path: `${me}/notification_setting`,
  reads: ['/users/:id/notification_setting'],
  shows: 'New bookings',
});
faces('this device', { path: '/device_setting', shows: 'Shared device' });
faces('the time zone', { path: '/time_zone_setting', shows: /^Tokyo · Japan/ });
faces('the reminders', { path: '/user_reminder_setting', as: lender(), shows: 'Send at' });
faces('the scanner', { path: '/qrcode-scanner', shows: 'Number or URL on the label' });
faces('the scanner of barcodes', { path: '/barcode-scanner', shows: 'Number or URL on the label' });
faces('the first steps', { path: '/tutorial', as: lender(), shows: 'Create a group' });

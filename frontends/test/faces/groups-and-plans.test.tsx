import { GOOD_ID, GROUP_ID, LENDER_ID, MEMBER_ID, idOf, lender } from '../screens/fixtures';
import { faces } from '../screens/faces';
import { screens } from '../screens/open-screen';
import { ours } from '../screens/ours';
import { http } from '../screens/server';

screens();

const as = lender();
const answers = ours();
const reads = ['/groups/:id'];
const FOLDER_ID = idOf(51);
const folders = [
  http.get('/folders', ({ response }) =>
    response(200).json({
      folders: [
        {
          ...{
            id: FOLDER_ID,
            group_id: GROUP_ID,
            title: '絵本',
            place: 0,
            goods_count: 0,
            permissions: ['edit'],
          },
          ...{ created_at: '2031-05-01T00:00:00Z', updated_at: '2031-05-01T00:00:00Z' },
        },
      ],
    }),
  ),
];
const own = { as, answers, reads };

faces('groups', { path: '/groups', reads: ['/groups'], shows: 'ひまわり文庫' });
faces('joining a group', { path: '/groups/join', shows: 'Address of the group' });
faces('a new group', { path: '/groups/new', as, shows: 'Name, address and description.' });
faces('invitations to oneself', {
  path: '/invites',
  reads: ['/invites'],
  shows: 'No invitation is waiting.',
});
faces('a group', { path: '/-/himawari', reads, shows: '本とカメラを貸します。' });
faces('joining by a group’s own page', {
  path: '/-/himawari/sign_up',
  reads,
  shows: '本とカメラを貸します。',
});
faces('announcements', { path: '/-/himawari/posts', reads: ['/posts'], shows: 'No announcements yet' });
faces('a new announcement', { path: '/-/himawari/posts/new', ...own, shows: 'Write an announcement' });
faces('the group’s settings', { path: '/-/himawari/edit', ...own, shows: 'Name, address and description.' });
faces('the page where people join', { path: '/-/himawari/sign_up/edit', ...own, shows: /joining/i });
faces('the giving away of a group', {
  path: '/-/himawari/edit/transfer',
  ...own,
  shows: /^It can go to people/,
});
faces('the folders of a group', { path: '/-/himawari/edit/folders', ...own, shows: 'Folders' });
faces('the goods of a folder', {
  ...{ path: `/-/himawari/goods_picker?folder=${FOLDER_ID}`, ...own, shows: 'カメラ' },
  answers: [...folders, ...answers],
});
faces('the folders of a good', {
  path: `/-/himawari/folder_picker?good=${GOOD_ID}`,
  ...own,
  shows: /folder/i,
});
faces('a handout', { path: '/-/himawari/invite/handout', ...own, shows: /Print/ });
faces('invitations by mail', { path: '/-/himawari/invite/email', ...own, shows: /^Invite/ });
faces('the members', {
  path: '/-/himawari/members/edit',
  ...own,
  reads: ['/memberships'],
  shows: 'No members yet',
});
faces('a new member', { path: '/-/himawari/members/new', ...own, shows: /member/i });
faces('member cards', {
  path: '/-/himawari/auth_tokens',
  ...own,
  reads: ['/auth_tokens'],
  shows: 'No member cards yet',
});
faces('a sheet of member cards', { path: '/-/himawari/auth_tokens/import', ...own, shows: /file|sheet/i });
faces('member cards to print', {
  ...{ path: '/-/himawari/auth_tokens/export', as, answers },
  shows: 'There are no cards to print.',
});
faces('managers', { path: `/users/${MEMBER_ID}/managers/edit`, shows: 'Add a manager' });
faces('the managers of a lender', { path: `/users/${LENDER_ID}/managers/edit`, as, shows: 'Add a manager' });
faces('plans', { path: '/subscriptions/upgrade', as, reads: ['/plans'], shows: 'Your plan' });
faces('leaving the earlier plan', {
  path: '/subscriptions/legacy_upgrade',
  as,
  reads: ['/subscriptions/current'],
  shows: /^This page is for accounts/,
});

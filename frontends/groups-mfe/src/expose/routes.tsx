import { PictureChoice, defineRemote, lazyScreen } from '@kashikari/web-kit';
import { FirstGroup } from '../features/list/first-group';

const GroupsScreen = lazyScreen(() => import('../features/list/groups-screen'), 'GroupsScreen');
const AskedScreen = lazyScreen(() => import('../features/asked/asked-screen'), 'AskedScreen');
const StopScreen = lazyScreen(() => import('../features/asked/stop-screen'), 'StopScreen');
const NewGroupScreen = lazyScreen(() => import('../features/new/new-group-screen'), 'NewGroupScreen');
const JoinScreen = lazyScreen(() => import('../features/join/join-screen'), 'JoinScreen');
const GroupScreen = lazyScreen(() => import('../features/group/group-screen'), 'GroupScreen');
const PostsScreen = lazyScreen(() => import('../features/posts/posts-screen'), 'PostsScreen');
const NewPostScreen = lazyScreen(() => import('../features/posts/new-post-screen'), 'NewPostScreen');
const PostScreen = lazyScreen(() => import('../features/posts/post-screen'), 'PostScreen');
const SettingsScreen = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('../features/settings/settings-screen'),
    PictureChoice.preload(),
  ]);
  return screen;
}, 'SettingsScreen');
const MembersScreen = lazyScreen(() => import('../features/members/members-screen'), 'MembersScreen');
const MemberCardsScreen = lazyScreen(
  () => import('../features/member-cards/member-cards-screen'),
  'MemberCardsScreen',
);
const ImportCardsScreen = lazyScreen(
  () => import('../features/member-cards/import-cards-screen'),
  'ImportCardsScreen',
);
const PrintCardsScreen = lazyScreen(
  () => import('../features/member-cards/print-cards-screen'),
  'PrintCardsScreen',
);
const InviteScreen = lazyScreen(() => import('../features/invites/invite-screen'), 'InviteScreen');
const SignUpScreen = lazyScreen(() => import('../features/invites/sign-up-screen'), 'SignUpScreen');
const EditSignUpScreen = lazyScreen(
  () => import('../features/sign-up/edit-sign-up-screen'),
  'EditSignUpScreen',
);
const TransferScreen = lazyScreen(() => import('../features/transfer/transfer-screen'), 'TransferScreen');
const FoldersScreen = lazyScreen(() => import('../features/folders/folders-screen'), 'FoldersScreen');
const GoodsPickerScreen = lazyScreen(
  () => import('../features/folders/goods-picker-screen'),
  'GoodsPickerScreen',
);
const FolderPickerScreen = lazyScreen(
  () => import('../features/folders/folder-picker-screen'),
  'FolderPickerScreen',
);
const HandoutScreen = lazyScreen(() => import('../features/handout/handout-screen'), 'HandoutScreen');
const ManagersScreen = lazyScreen(() => import('../features/managers/managers-screen'), 'ManagersScreen');
const GroupNoticesScreen = lazyScreen(
  () => import('../features/notices/group-notices-screen'),
  'GroupNoticesScreen',
);
const AddMemberScreen = lazyScreen(() => import('../features/members/add-member-screen'), 'AddMemberScreen');

const QrCode = lazyScreen(() => import('../qr-code'), 'QrCode');

/** The exports of this remote: the screens of groups and their people, and a first step for Home. */
export const remote = defineRemote({
  name: 'groups',
  kit: KIT_VERSION,
  translations: {
    ja: () => import('../i18n/ja.json'),
    en: () => import('../i18n/en.json'),
    'ja-Hira': () => import('../i18n/ja-Hira.json'),
  },
  routes: [
    { path: 'groups', element: <GroupsScreen /> },
    { path: 'invites', element: <AskedScreen /> },
    { path: 'invites/stop', element: <StopScreen /> },
    { path: 'groups/new', element: <NewGroupScreen /> },
    { path: 'groups/join', element: <JoinScreen /> },
    { path: '-/:id', element: <GroupScreen /> },
    { path: '-/:id/sign_up', element: <SignUpScreen otherwise={<GroupScreen />} /> },
    { path: '-/:id/posts', element: <PostsScreen /> },
    { path: '-/:id/posts/new', element: <NewPostScreen /> },
    { path: '-/:id/posts/:postId', element: <PostScreen /> },
    { path: '-/:id/sign_up/edit', element: <EditSignUpScreen /> },
    { path: '-/:id/edit', element: <SettingsScreen /> },
    { path: '-/:id/edit/folders', element: <FoldersScreen /> },
    { path: '-/:id/goods_picker', element: <GoodsPickerScreen /> },
    { path: '-/:id/folder_picker', element: <FolderPickerScreen over={<GroupScreen />} /> },
    { path: '-/:id/notification_setting', element: <GroupNoticesScreen /> },
    { path: '-/:id/edit/transfer', element: <TransferScreen /> },
    { path: '-/:id/members/edit', element: <MembersScreen /> },
    { path: '-/:id/members/new', element: <AddMemberScreen /> },
    { path: '-/:id/invite/email', element: <InviteScreen /> },
    { path: '-/:id/invite/handout', element: <HandoutScreen /> },
    { path: 'users/:id/managers/edit', element: <ManagersScreen /> },
    { path: '-/:id/auth_tokens', element: <MemberCardsScreen /> },
    { path: '-/:id/auth_tokens/export', element: <PrintCardsScreen /> },
    { path: '-/:id/auth_tokens/import', element: <ImportCardsScreen /> },
  ],
  slots: { 'first-group': FirstGroup, 'qr-code': QrCode },
});

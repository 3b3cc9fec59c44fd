import {
  BrowserRouter,
  RemotesProvider,
  Skeleton,
  lazyScreen,
  useAppSelector,
  useLocation,
  useRoutes,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { FreshGuard } from '../features/confirm-identity/fresh-guard';
import { IdleGuard } from '../features/idle/idle-guard';
import { Home } from '../features/home/home';
import { MembersOnly } from '../session/members-only';
import { KeepReturn } from '../session/return-to';
import { SessionGuard } from '../session/session-guard';
import type { Config } from '../config/config';
import { CleanAddress } from './clean-address';
import { Frame } from './frame';
import { NoConnection } from './no-connection';
import { RemoteScreen } from './remote-screen';
import { remoteLoader } from './remotes';
import { Start } from './start';
import { useScreenBehind } from './use-screen-behind';

const Landing = lazyScreen(() => import('../features/landing/landing'), 'Landing');
const SignUp = lazyScreen(() => import('../features/sign-up/sign-up'), 'SignUp');
const SignIn = lazyScreen(() => import('../features/sign-in/sign-in'), 'SignIn');
const EmailSignIn = lazyScreen(() => import('../features/sign-in/email-sign-in'), 'EmailSignIn');
const MemberSignIn = lazyScreen(() => import('../features/sign-in/member-sign-in'), 'MemberSignIn');
const LinkCard = lazyScreen(() => import('../features/sign-in/link-card'), 'LinkCard');
const AuthRedirect = lazyScreen(() => import('../features/sign-in/auth-redirect'), 'AuthRedirect');
const CardEntry = lazyScreen(() => import('../features/sign-in/card-entry'), 'CardEntry');
const Languages = lazyScreen(() => import('../features/languages/languages'), 'Languages');
const Settings = lazyScreen(() => import('../features/settings/settings'), 'Settings');
const ReminderSetting = lazyScreen(
  () => import('../features/settings/reminders/reminder-setting'),
  'ReminderSetting',
);
const NotificationSetting = lazyScreen(
  () => import('../features/settings/mails/notification-setting'),
  'NotificationSetting',
);
const SignInMethods = lazyScreen(
  () => import('../features/sign-in-methods/sign-in-methods'),
  'SignInMethods',
);
const Credentials = lazyScreen(() => import('../features/settings/account/credentials'), 'Credentials');
const TimeZone = lazyScreen(() => import('../features/settings/account/time-zone'), 'TimeZone');
const VerifyEmail = lazyScreen(() => import('../features/settings/account/verify-email'), 'VerifyEmail');
const Person = lazyScreen(() => import('../features/person/person'), 'Person');
const Devices = lazyScreen(() => import('../features/devices/devices'), 'Devices');
const History = lazyScreen(() => import('../features/history/history'), 'History');
const RemoveAccount = lazyScreen(() => import('../features/remove-account/remove-account'), 'RemoveAccount');
const SharedDevice = lazyScreen(() => import('../features/idle/shared-device'), 'SharedDevice');
const AccountMenu = lazyScreen(() => import('../features/settings/account-menu'), 'AccountMenu');
const Support = lazyScreen(() => import('../features/support/support'), 'Support');
const Legal = lazyScreen(() => import('../features/legal/legal'), 'Legal');
const Cookies = lazyScreen(() => import('../features/cookies/cookies'), 'Cookies');
const Scan = lazyScreen(() => import('../features/scan/scan'), 'Scan');
const Tutorial = lazyScreen(() => import('../features/tutorial/tutorial'), 'Tutorial');

const home = (
  <MembersOnly>
    <Home />
  </MembersOnly>
);

/** The shell's own screens; every other path belongs to a remote. */
const ROUTES = [
  { path: '/', element: <Start /> },
  { path: 'redirect_home', element: <Start /> },
  { path: 'lp', element: <Landing /> },
  { path: 'lp/books', element: <Landing books /> },
  { path: 'lp/:lng', element: <Landing /> },
  { path: 'sign_up', element: <SignUp /> },
  { path: 'users/new', element: <SignUp /> },
  { path: 'sign_in', element: <SignIn /> },
  { path: 'sign_in_methods', element: <SignIn /> },
  { path: 'email_sign_in', element: <EmailSignIn /> },
  { path: 'member_sign_in', element: <MemberSignIn /> },
  { path: 'auth_redirect', element: <AuthRedirect /> },
  { path: 'auth_tokens/:jti', element: <CardEntry /> },
  { path: 'home', element: home },
  { path: 'home/:tab', element: home },
  { path: 'home/groups/:index', element: home },
  { path: 'languages', element: <Languages /> },
  { path: 'lng/:id', element: <Languages /> },
  { path: 'languages/:id', element: <Languages /> },
  { path: 'verify_email', element: <VerifyEmail /> },
  { path: 'device_setting', element: <SharedDevice /> },
  { path: 'time_zone_setting', element: <MembersOnly children={<TimeZone />} /> },
  { path: 'users/:id', element: <MembersOnly children={<Person />} /> },
  { path: 'users/:id/sign_in', element: <MembersOnly children={<Credentials />} /> },
  { path: 'users/:id/devices', element: <MembersOnly children={<Devices />} /> },
  { path: 'users/:id/history', element: <MembersOnly children={<History />} /> },
  { path: 'users/:id/link_card', element: <MembersOnly children={<LinkCard />} /> },
  { path: 'users/:id/delete', element: <MembersOnly children={<RemoveAccount />} /> },
  { path: 'menu', element: <MembersOnly children={<AccountMenu />} /> },
  { path: 'users/:id/edit', element: <MembersOnly children={<Settings />} /> },
  { path: 'users/:id/security', element: <MembersOnly children={<SignInMethods />} /> },
  { path: 'users/:id/notification_setting', element: <MembersOnly children={<NotificationSetting />} /> },
  { path: 'user_reminder_setting', element: <MembersOnly children={<ReminderSetting />} /> },
  { path: 'support', element: <Support /> },
  { path: 'help', element: <Support /> },
  { path: 'terms', element: <Legal name="terms" /> },
  { path: 'privacy', element: <Legal name="privacy" /> },
  { path: 'commerce_law', element: <Legal name="commerce_law" /> },
  { path: 'cookies', element: <Cookies /> },
  { path: 'qrcode-scanner', element: <Scan /> },
  { path: 'barcode-scanner', element: <Scan /> },
  { path: 'tutorial', element: <MembersOnly children={<Tutorial />} /> },
  { path: '*', element: <RemoteScreen /> },
];

export function App({ config }: { readonly config: Promise<Config> }) {
  const [load] = useState(() => remoteLoader(config));
  return (
    <BrowserRouter>
      <RemotesProvider value={load}>
        <SessionGuard />
        <KeepReturn />
        <IdleGuard />
        <FreshGuard />
        <Frame>
          <CleanAddress>
            <Screens />
          </CleanAddress>
        </Frame>
      </RemotesProvider>
    </BrowserRouter>
  );
}

/**
 * The screen of the address; a window stands over the screen behind it. No screen is drawn before it is known who is here: what it read as a visitor would be wrong a moment
 * later.
 */
function Screens() {
  const known = useAppSelector((state) => state.auth.status !== 'unknown');
  const unreachable = useAppSelector((state) => state.auth.unreachable);
  const location = useLocation();
  const behind = useScreenBehind();
  const screens = useRoutes(ROUTES, behind ?? location);
  if (known)
    return (
      <>
        {screens}
        {behind && <RemoteScreen />}
      </>
    );
  return unreachable ? <NoConnection /> : <Skeleton shape="rows" />;
}

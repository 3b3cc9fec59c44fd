import {
  BrowserRouter,
  RemotesProvider,
  Skeleton,
  addTranslations,
  lazyScreen,
  useAppSelector,
  useLocation,
  useRoutes,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { FreshGuard } from '../features/confirm-identity/fresh-guard';
import { IdleGuard } from '../features/idle/idle-guard';
import { HomeOf } from './home-of';
import { MembersOnly } from '../session/members-only';
import { useLook } from './look';
import { KeepReturn } from '../session/return-to';
import { SessionGuard } from '../session/session-guard';
import { SignUpGuard } from '../session/sign-up-guard';
import type { Config } from '../config/config';
import { SettingsProvider, useSettingsOf } from '../config/settings';
import { Consent } from '../consent/consent';
import { otherTranslations } from '../i18n/translations';
import { LabsAtWork } from '../labs/labs-at-work';
import { Offers } from '../offers/offers';
import { CleanAddress } from './clean-address';
import { Frame } from './frame';
import { NoConnection } from './no-connection';
import { RemoteScreen } from './remote-screen';
import { remoteLoader } from './remotes';
import { Start } from './start';
import { useScreenBehind } from './use-screen-behind';

/** A screen whose texts are not among the first ones. */
const screen: typeof lazyScreen = (load, name) =>
  lazyScreen(async () => {
    const [loaded] = await Promise.all([load(), addTranslations('shell', otherTranslations)]);
    return loaded;
  }, name);

const Landing = lazyScreen(() => import('../features/landing/landing'), 'Landing');
const SignUp = screen(() => import('../features/sign-up/sign-up'), 'SignUp');
const Setup = screen(() => import('../features/setup/setup'), 'Setup');
const SignIn = screen(() => import('../features/sign-in/sign-in'), 'SignIn');
const EmailSignIn = screen(() => import('../features/sign-in/email-sign-in'), 'EmailSignIn');
const MemberSignIn = screen(() => import('../features/sign-in/member-sign-in'), 'MemberSignIn');
const LinkCard = screen(() => import('../features/sign-in/link-card'), 'LinkCard');
const AuthRedirect = screen(() => import('../features/sign-in/auth-redirect'), 'AuthRedirect');
const CardEntry = screen(() => import('../features/sign-in/card-entry'), 'CardEntry');
const LabelEntry = screen(() => import('../features/label/label-entry'), 'LabelEntry');
const ShellLook = screen(() => import('../features/shell-look/shell-look'), 'ShellLook');
const Languages = screen(() => import('../features/languages/languages'), 'Languages');
const Settings = screen(() => import('../features/settings/settings'), 'Settings');
const ReminderSetting = screen(
  () => import('../features/settings/reminders/reminder-setting'),
  'ReminderSetting',
);
const NotificationSetting = screen(
  () => import('../features/settings/mails/notification-setting'),
  'NotificationSetting',
);
const SignInMethods = screen(() => import('../features/sign-in-methods/sign-in-methods'), 'SignInMethods');
const Credentials = screen(() => import('../features/settings/account/credentials'), 'Credentials');
const TimeZone = screen(() => import('../features/settings/account/time-zone'), 'TimeZone');
const VerifyEmail = screen(() => import('../features/settings/account/verify-email'), 'VerifyEmail');
const Person = screen(() => import('../features/person/person'), 'Person');
const Devices = screen(() => import('../features/devices/devices'), 'Devices');
const History = screen(() => import('../features/history/history'), 'History');
const WebhooksScreen = screen(() => import('../features/webhooks/webhooks-screen'), 'WebhooksScreen');
const NewWebhookScreen = screen(() => import('../features/webhooks/new-webhook-screen'), 'NewWebhookScreen');
const WebhookScreen = screen(() => import('../features/webhooks/webhook-screen'), 'WebhookScreen');
const EditWebhookScreen = screen(
  () => import('../features/webhooks/edit-webhook-screen'),
  'EditWebhookScreen',
);
const RemoveAccount = screen(() => import('../features/remove-account/remove-account'), 'RemoveAccount');
const SharedDevice = screen(() => import('../features/idle/shared-device'), 'SharedDevice');
const AccountMenu = screen(() => import('../features/settings/account-menu'), 'AccountMenu');
const Help = screen(() => import('../features/help/help'), 'Help');
const ArticleScreen = screen(() => import('../features/help/article-screen'), 'ArticleScreen');
const Contact = screen(() => import('../features/contact/contact'), 'Contact');
const Feedback = screen(() => import('../features/feedback/feedback'), 'Feedback');
const Legal = screen(() => import('../features/legal/legal'), 'Legal');
const Labs = screen(() => import('../features/settings/labs/labs'), 'Labs');
const Cookies = screen(() => import('../features/cookies/cookies'), 'Cookies');
const Scan = screen(() => import('../features/scan/scan'), 'Scan');
const Tutorial = screen(() => import('../features/tutorial/tutorial'), 'Tutorial');

const home = (
  <MembersOnly>
    <HomeOf />
  </MembersOnly>
);

/** The shell's own screens; every other path belongs to a remote. */
const ROUTES = [
  { path: '/', element: <Start /> },
  { path: 'redirect_home', element: <Start /> },
  { path: 'lp', element: <Landing /> },
  { path: 'lp/books', element: <Landing books /> },
  { path: 'lp/:lng', element: <Landing /> },
  { path: 'setup', element: <Setup /> },
  { path: 'sign_up', element: <SignUp /> },
  { path: 'users/new', element: <SignUp /> },
  { path: 'sign_in', element: <SignIn /> },
  { path: 'sign_in_methods', element: <SignIn /> },
  { path: 'email_sign_in', element: <EmailSignIn /> },
  { path: 'member_sign_in', element: <MemberSignIn /> },
  { path: 'auth_redirect', element: <AuthRedirect /> },
  { path: 'auth_tokens/:jti', element: <CardEntry /> },
  { path: 'q/:code', element: <LabelEntry /> },
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
  { path: 'users/:id/webhooks', element: <MembersOnly children={<WebhooksScreen />} /> },
  { path: 'webhooks', element: <MembersOnly children={<WebhooksScreen />} /> },
  { path: 'webhooks/new', element: <MembersOnly children={<NewWebhookScreen />} /> },
  { path: 'webhooks/:id', element: <MembersOnly children={<WebhookScreen />} /> },
  { path: 'webhooks/:id/edit', element: <MembersOnly children={<EditWebhookScreen />} /> },
  { path: 'users/:id/link_card', element: <MembersOnly children={<LinkCard />} /> },
  { path: 'users/:id/delete', element: <MembersOnly children={<RemoveAccount />} /> },
  { path: 'menu', element: <MembersOnly children={<AccountMenu />} /> },
  { path: 'users/:id/edit', element: <MembersOnly children={<Settings />} /> },
  { path: 'users/:id/edit/:part', element: <MembersOnly children={<Settings />} /> },
  { path: 'settings/shell', element: <MembersOnly children={<ShellLook />} /> },
  { path: 'users/:id/security', element: <MembersOnly children={<SignInMethods />} /> },
  { path: 'users/:id/notification_setting', element: <MembersOnly children={<NotificationSetting />} /> },
  { path: 'user_reminder_setting', element: <MembersOnly children={<ReminderSetting />} /> },
  { path: 'labs', element: <MembersOnly children={<Labs />} /> },
  { path: 'support', element: <Help /> },
  { path: 'help', element: <Help /> },
  { path: 'help/:slug', element: <ArticleScreen /> },
  { path: 'contact', element: <Contact /> },
  { path: 'feedback', element: <Feedback /> },
  { path: 'terms', element: <Legal name="terms" /> },
  { path: 'privacy', element: <Legal name="privacy" /> },
  { path: 'commerce_law', element: <Legal name="commerce_law" /> },
  { path: 'cookies', element: <Cookies /> },
  { path: 'qrcode-scanner', element: <Scan /> },
  { path: 'barcode-scanner', element: <MembersOnly children={<Scan search />} /> },
  { path: 'tutorial', element: <MembersOnly children={<Tutorial />} /> },
  { path: '*', element: <RemoteScreen /> },
];

export function App({ config }: { readonly config: Promise<Config> }) {
  const [load] = useState(() => remoteLoader(config));
  const settings = useSettingsOf(config);
  useLook(settings?.shell);
  return (
    <BrowserRouter>
      <RemotesProvider value={load}>
        <SessionGuard />
        <SignUpGuard />
        <KeepReturn />
        <IdleGuard />
        <FreshGuard />
        <SettingsProvider value={settings}>
          <Consent routes={ROUTES} load={load} />
          <Frame>
            <CleanAddress>
              <Screens />
            </CleanAddress>
          </Frame>
          <LabsAtWork />
          <Offers config={config} />
        </SettingsProvider>
      </RemotesProvider>
    </BrowserRouter>
  );
}

/**
 * Renders the screen of the address; a window is shown over the screen behind it. No screen is rendered before the
 * session is known, because its data as a visitor would be wrong a moment later.
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

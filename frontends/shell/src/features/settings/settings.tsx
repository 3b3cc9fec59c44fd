import { NotFound, RemoteSlot, useMedia, useParams, useUser, type User } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { MailLink } from '../../installation/mail-link';
import { ShellLink } from '../../look/shell-link';
import { HideNotices } from './account/hide-notices';
import { DangerLinks, PeopleLinks, SafetyLinks } from './account/links';
import { Profile } from './account/profile';
import { AddedAccounts } from './added-accounts/added-accounts';
import { ClosedDays } from './closed-days/closed-days';
import { DeviceSettings } from './device/device-settings';
import { HomeTabsSetting } from './home-tabs/home-tabs';
import { LenderRules } from './lender-rules/lender-rules';
import { type PartName, isPart } from './parts';
import { SettingsMenu } from './settings-menu';
import { SettingsPart, WIDE } from './settings-part';

/** The contents of the parts below `users/{id}/edit`; the other parts have separate addresses. */
const CONTENTS: Readonly<Partial<Record<PartName, (user: User) => ReactNode>>> = {
  account: (user) => (
    <>
      <Profile user={user} />
      {user.email !== null && <AddedAccounts email={user.email} />}
      <PeopleLinks userId={user.id} />
      <HideNotices user={user} />
      <ShellLink />
      <MailLink />
    </>
  ),
  lending: (user) => (
    <>
      <LenderRules id={user.id} user={user} />
      <RemoteSlot remote="payments" slot="payout-account" props={{}} />
    </>
  ),
  closed_days: (user) => <ClosedDays lender={user} />,
  device: (user) => (
    <>
      <DeviceSettings user={user} />
      <HomeTabsSetting user={user} />
    </>
  ),
  safety: (user) => <SafetyLinks userId={user.id} />,
  danger: (user) => <DangerLinks userId={user.id} />,
};

/** `users/{id}/edit`: the menu of the settings, beside the account where there is room; `…/edit/{part}`: one part. */
export function Settings() {
  const user = useUser();
  const { id, part } = useParams();
  const wide = useMedia(WIDE);
  if (!user || (id !== user.id && id !== user.account_name)) return <NotFound entity="user" id={id} />;
  if (part === undefined && !wide) return <SettingsMenu user={user} />;
  const name = part ?? 'account';
  const content = isPart(name) ? CONTENTS[name] : undefined;
  if (!isPart(name) || !content) return <NotFound />;
  return (
    <SettingsPart user={user} part={name}>
      {content(user)}
    </SettingsPart>
  );
}

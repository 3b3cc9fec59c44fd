import { PageHeader, useMedia, useTranslation, type User } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { PartName } from './parts';
import { SettingsNav } from './settings-menu';
import './settings.css';

/** The width from which the menu remains beside each part. */
export const WIDE = '(min-width: 1024px)';

interface Props {
  readonly user: Pick<User, 'id'>;
  readonly part: PartName;
  readonly children: ReactNode;
}

/** One part of the settings: a separate screen on phones, and beside the menu on wide screens. */
export function SettingsPart({ user, part, children }: Props) {
  const { t } = useTranslation('shell');
  const wide = useMedia(WIDE);
  if (!wide)
    return (
      <div className="setone">
        <PageHeader
          title={t(`settings.parts.${part}`)}
          back={{ to: `/users/${user.id}/edit`, label: t('menu.settings') }}
        />
        {children}
      </div>
    );
  return (
    <>
      <PageHeader title={t('menu.settings')} />
      <div className="settwo">
        <SettingsNav userId={user.id} current={part} />
        <div>{children}</div>
      </div>
    </>
  );
}

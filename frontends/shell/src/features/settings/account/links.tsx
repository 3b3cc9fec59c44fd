import {
  FormSection,
  Icon,
  IconChevronRight,
  IconKey,
  IconLink,
  IconList,
  IconLock,
  IconScan,
  IconSend,
  IconTrash,
  IconUsers,
  Link,
  type IconShape,
  useTranslation,
} from '@kashikari/web-kit';
import { ExportData } from './export-data';

const SAFETY = [
  ['sign_in', 'credentials.title', IconLock],
  ['security', 'methods.title', IconKey],
  ['devices', 'devices.title', IconLink],
  ['history', 'history.title', IconList],
  ['link_card', 'linkCard.title', IconScan],
] as const satisfies readonly (readonly [path: string, word: string, icon: IconShape])[];

interface Props {
  readonly userId: string;
}

/** Links to the sign-in methods, the devices and the security record. */
export function SafetyLinks({ userId }: Props) {
  const { t } = useTranslation('shell');
  return (
    <FormSection title={t('settings.parts.safety')} intro={t('settings.safetyIntro')}>
      <div className="card list">
        {SAFETY.map(([path, word, icon]) => (
          <AccountLink key={path} to={`/users/${userId}/${path}`} label={t(word)} icon={icon} />
        ))}
      </div>
    </FormSection>
  );
}

/** The people who act for the account, and the systems that receive its events. */
export function PeopleLinks({ userId }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div className="card list">
      <AccountLink to={`/users/${userId}/managers/edit`} label={t('settings.managers')} icon={IconUsers} />
      <AccountLink to={`/users/${userId}/webhooks`} label={t('webhooks.title')} icon={IconSend} />
    </div>
  );
}

/** A copy of the user's data, and the deletion of the account. */
export function DangerLinks({ userId }: Props) {
  const { t } = useTranslation('shell');
  return (
    <FormSection title={t('settings.parts.danger')} intro={t('settings.dangerIntro')}>
      <div className="card list">
        <ExportData userId={userId} />
        <AccountLink to={`/users/${userId}/delete`} label={t('remove.title')} icon={IconTrash} danger />
      </div>
    </FormSection>
  );
}

interface LinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly danger?: boolean;
}

function AccountLink({ to, label, icon, danger = false }: LinkProps) {
  return (
    <Link className={danger ? 'way danger' : 'way'} to={to}>
      <Icon of={icon} />
      <span className="grow">
        <b>{label}</b>
      </span>
      <Icon of={IconChevronRight} />
    </Link>
  );
}

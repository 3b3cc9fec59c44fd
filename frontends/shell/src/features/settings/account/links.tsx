import {
  FormSection,
  Icon,
  IconChevronRight,
  IconKey,
  IconLink,
  IconList,
  IconLock,
  IconScan,
  IconTrash,
  IconUsers,
  Link,
  type IconShape,
  useTranslation,
} from '@kashikari/web-kit';
import { ExportData } from './export-data';

const LINKS = [
  ['sign_in', 'credentials.title', IconLock],
  ['security', 'methods.title', IconKey],
  ['devices', 'devices.title', IconLink],
  ['history', 'history.title', IconList],
  ['managers/edit', 'settings.managers', IconUsers],
  ['link_card', 'linkCard.title', IconScan],
] as const satisfies readonly (readonly [path: string, word: string, icon: IconShape])[];

/** What concerns the safety of an account, one's data, and the way out, each on a screen of its own. */
export function AccountLinks({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('shell');
  return (
    <FormSection title={t('settings.safety')} intro={t('settings.safetyIntro')}>
      <div className="card list">
        {LINKS.map(([path, word, icon]) => (
          <AccountLink key={path} to={`/users/${userId}/${path}`} label={t(word)} icon={icon} />
        ))}
        <ExportData userId={userId} />
        <AccountLink to={`/users/${userId}/delete`} label={t('remove.title')} icon={IconTrash} />
      </div>
    </FormSection>
  );
}

interface LinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: IconShape;
}

function AccountLink({ to, label, icon }: LinkProps) {
  return (
    <Link className="way" to={to}>
      <Icon of={icon} />
      <span className="grow">
        <b>{label}</b>
      </span>
      <Icon of={IconChevronRight} />
    </Link>
  );
}

import {
  FormSection,
  Icon,
  IconChevronRight,
  IconKey,
  IconLink,
  IconList,
  IconLock,
  IconTrash,
  Link,
  type IconShape,
  useTranslation,
} from '@kashikari/web-kit';
import { ExportData } from './export-data';

const LINKS: readonly (readonly [path: string, word: string, icon: IconShape])[] = [
  ['sign_in', 'credentials.title', IconLock],
  ['security', 'methods.title', IconKey],
  ['devices', 'devices.title', IconLink],
  ['history', 'history.title', IconList],
  ['delete', 'remove.title', IconTrash],
];

/** What concerns the safety of an account, one's data, and the way out, each on a screen of its own. */
export function AccountLinks({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('shell');
  return (
    <FormSection title={t('settings.safety')} intro={t('settings.safetyIntro')}>
      <div className="card list">
        {LINKS.map(([path, word, icon]) => (
          <Link key={path} className="way" to={`/users/${userId}/${path}`}>
            <Icon of={icon} />
            <span className="grow">
              <b>{t(word)}</b>
            </span>
            <Icon of={IconChevronRight} />
          </Link>
        ))}
        <ExportData userId={userId} />
      </div>
    </FormSection>
  );
}

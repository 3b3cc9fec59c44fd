import { FormSection, Icon, IconChevronRight, IconHome, Link, useTranslation } from '@kashikari/web-kit';
import { useOwnShell } from '../config/own-shell';
import { useShell } from './api/shell';

/** A link to the appearance of the organization's shell, in the settings of users who may change it. */
export function ShellLink() {
  const { t } = useTranslation('shell');
  const { data } = useShell(Boolean(useOwnShell()));
  if (!data?.shell.permissions.includes('edit')) return null;
  return (
    <FormSection title={data.shell.name} intro={t('look.linkIntro')}>
      <div className="card list">
        <Link className="way" to="/settings/shell">
          <Icon of={IconHome} />
          <span className="grow">
            <b>{t('look.title')}</b>
          </span>
          <Icon of={IconChevronRight} />
        </Link>
      </div>
    </FormSection>
  );
}

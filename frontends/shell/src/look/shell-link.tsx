import { FormSection, Icon, IconChevronRight, IconHome, Link, useTranslation } from '@kashikari/web-kit';
import { useOwnShell } from '../config/own-shell';
import { useShell } from './api/shell';

/** In the settings of whoever decides how the organisation's shell looks: the way to that screen. */
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

import { FormSection, Icon, IconChevronRight, IconMail, Link, useTranslation } from '@kashikari/web-kit';
import { useSetup } from './api/setup';

/** A link to the mail server, in the settings of the installation's owner. */
export function MailLink() {
  const { t } = useTranslation('shell');
  const { data } = useSetup();
  if (!data?.setup.is_owner) return null;
  return (
    <FormSection title={t('setup.link')} intro={t('setup.linkIntro')}>
      <div className="card list">
        <Link className="way" to="/setup">
          <Icon of={IconMail} />
          <span className="grow">
            <b>{t('setup.mail.title')}</b>
            {data.setup.mail === 'none' && <span className="meta">{t('setup.mail.none')}</span>}
          </span>
          <Icon of={IconChevronRight} />
        </Link>
      </div>
    </FormSection>
  );
}

import {
  PRIORITY_REPLY_BUSINESS_DAYS,
  SUPPORT_CLOSES_HOUR,
  SUPPORT_OPENS_HOUR,
  SUPPORT_REPLY_BUSINESS_DAYS,
} from '@kashikari/kernel';
import { ButtonLink, useTranslation } from '@kashikari/web-kit';
import { CONTACT_FORM, useContactLink } from '../../../config/contact';
import { ContactLink } from '../../../config/contact-link';
import { usePlanIncludes } from '../../../plan/plan-query';

/** The way to support with its hours and the time to a reply; nothing where the operator has set no contact. */
export function ContactCard() {
  const { t } = useTranslation('shell');
  const contact = useContactLink();
  const isPriority = usePlanIncludes('priority_support');
  if (!contact) return null;
  const hours = { opens: SUPPORT_OPENS_HOUR, closes: SUPPORT_CLOSES_HOUR };
  return (
    <section className="sec">
      <div className="card pad row sp wrap">
        <div>
          <h2 className="helpmissing">{t('help.missing')}</h2>
          <p className="sm t2">
            {isPriority
              ? t('help.priorityHours', { ...hours, count: PRIORITY_REPLY_BUSINESS_DAYS })
              : t('help.hours', { ...hours, count: SUPPORT_REPLY_BUSINESS_DAYS })}
          </p>
        </div>
        <div className="row wrap">
          {contact === CONTACT_FORM && (
            <ButtonLink to="/feedback" look="quiet">
              {t('help.feedback')}
            </ButtonLink>
          )}
          <ContactLink to={contact}>{t('help.contact')}</ContactLink>
        </div>
      </div>
    </section>
  );
}

import { Button, useTranslation } from '@kashikari/web-kit';
import { useContactLink } from '../../../config/contact';
import { ContactLink } from '../../../config/contact-link';

/** Says that no article answers a question, and offers other words, and a person where there is one. */
export function NoAnswer({ question }: { readonly question: string }) {
  const { t } = useTranslation('shell');
  const contact = useContactLink();
  return (
    <section className="card pad">
      <b>{t('help.quote', { text: question })}</b>
      <p className="sm t2">{t(contact ? 'help.none' : 'help.noneAlone')}</p>
      <div className="row wrap gap">
        {contact && <ContactLink to={contact}>{t('help.contact')}</ContactLink>}
        <Button
          look="quiet"
          onClick={() => document.querySelector<HTMLInputElement>('main .helpask input')?.focus()}
        >
          {t('help.change')}
        </Button>
      </div>
    </section>
  );
}

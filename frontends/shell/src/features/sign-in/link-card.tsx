import { Note, PageHeader, useTranslation, useUser } from '@kashikari/web-kit';
import { CardAddressForm } from './card-address-form';

/**
 * `users/{id}/link_card`: links a member card to the holder's account. The card's own address asks for confirmation.
 */
export function LinkCard() {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <>
      <PageHeader
        title={t('linkCard.title')}
        back={{ to: `/users/${user?.id}/edit`, label: t('menu.settings') }}
      >
        <p className="sm t2">{t('linkCard.intro')}</p>
      </PageHeader>
      <CardAddressForm verb={t('linkCard.next')} />
      <div className="narrow">
        <Note>{t('linkCard.lasting')}</Note>
      </div>
    </>
  );
}

import { Note, PageHeader, useTranslation } from '@kashikari/web-kit';
import { CardAddressForm } from './card-address-form';

/**
 * `member_sign_in`: the sign-in of member card holders, who scan the card's QR code or type the address printed under
 * it.
 */
export function MemberSignIn() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeader title={t('memberSignIn.title')} back={{ to: '/sign_in_methods', label: t('signIn.title') }}>
        <p className="sm t2">{t('memberSignIn.intro')}</p>
      </PageHeader>
      <CardAddressForm withGroups verb={t('signIn.submit')} />
      <div className="narrow">
        <Note>{t('memberSignIn.lost')}</Note>
      </div>
    </>
  );
}

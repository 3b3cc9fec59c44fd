import { isApiError, Note, useTranslation, VerificationButton } from '@kashikari/web-kit';

/** Whether something was refused because the own address isn't confirmed. */
export const needsConfirming = (error: unknown): boolean =>
  isApiError(error) && error.code === 'auth.unconfirmed_address';

/** What to do about an address that isn't confirmed: the mail that confirms it is sent again. */
export function ConfirmFirst() {
  const { t } = useTranslation('groups');
  return (
    <Note tone="warning">
      <span className="blk">{t('confirmFirst.why')}</span>
      <VerificationButton />
    </Note>
  );
}

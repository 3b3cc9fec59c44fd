import { isApiError, Note, useTranslation, VerificationButton } from '@kashikari/web-kit';

/** Returns true if a call was refused because the user's address is not confirmed. */
export const needsConfirming = (error: unknown): boolean =>
  isApiError(error) && error.code === 'auth.unconfirmed_address';

/** The remedy for an unconfirmed address: a button that sends the confirmation mail again. */
export function ConfirmFirst() {
  const { t } = useTranslation('groups');
  return (
    <Note tone="warning">
      <span className="blk">{t('confirmFirst.why')}</span>
      <VerificationButton />
    </Note>
  );
}

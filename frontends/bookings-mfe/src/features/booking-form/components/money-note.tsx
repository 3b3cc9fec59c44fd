import type { ApiError } from '@kashikari/web-kit';
import { ButtonLink, ErrorNote, Note, errorText, isApiError, useTranslation } from '@kashikari/web-kit';

/** Refusals that hold for any range: the price on the screen is a new one, or an earlier payment is still open. */
const CODES: readonly string[] = ['booking.price_changed', 'payment.unsettled'];

export function isAboutMoney(error: unknown): error is ApiError {
  return isApiError(error) && CODES.includes(error.code);
}

/** The reason, and the link to the payment that is open. The same range can be sent again afterwards. */
export function MoneyNote({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('bookings');
  if (error.code !== 'payment.unsettled') return <ErrorNote error={error} />;
  return (
    <Note
      tone="error"
      action={
        <ButtonLink to="/payments/history" small>
          {t('price.unsettled')}
        </ButtonLink>
      }
    >
      {errorText(error)}
    </Note>
  );
}

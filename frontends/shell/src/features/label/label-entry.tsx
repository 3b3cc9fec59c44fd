import {
  ButtonLink,
  ErrorNote,
  Navigate,
  Note,
  PageHeader,
  cardGroup,
  isUndecided,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useLabel } from './api/get-label';

/**
 * `q/{code}`: the address in the QR of a good's label. Opens the page of the good with `?code=`, which books goods that are
 * borrowed by scanning only; a phone's own camera suffices.
 */
export function LabelEntry() {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const user = useUser();
  const { data, error, isError } = useLabel(code);
  const read = `${window.location.origin}/q/${code}`;
  if (data) {
    // A member card is for borrowing: that is the next screen.
    const screen = cardGroup() ? `/goods/${data.good_id}/bookings/new/now` : `/goods/${data.good_id}`;
    return <Navigate replace to={`${screen}?code=${encodeURIComponent(read)}`} />;
  }
  return (
    <>
      <PageHeader title={t('label.title')} />
      {!isError && <p role="status">{t('label.opening')}</p>}
      {isError && isUndecided(error) && <ErrorNote error={error} alone />}
      {isError && !isUndecided(error) && (
        <Note
          tone="error"
          action={
            !user && (
              <ButtonLink to="/sign_in" small>
                {t('label.signIn')}
              </ButtonLink>
            )
          }
        >
          {t(user ? 'label.unknown' : 'label.unknownVisitor')}
        </Note>
      )}
    </>
  );
}

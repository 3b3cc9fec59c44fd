import {
  type ApiError,
  Button,
  ButtonLink,
  Empty,
  PageHeader,
  errorText,
  useRequireSignIn,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';

/** Returns true if a group has stopped sign-ups, which it reports to everybody who has its address. */
export const isClosed = ({ code }: ApiError): boolean => code === 'group.sign_up_disabled';

/**
 * A notice for a group that accepts no new members. It is not an error and has no retry. Members may only have to sign
 * in.
 */
export function ClosedGroup({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const requireSignIn = useRequireSignIn();
  const title = errorText(error);
  return (
    <>
      <PageHeader title={title} hidden />
      <Empty
        title={title}
        actions={
          <>
            {!user && (
              <Button look="primary" onClick={() => void requireSignIn()}>
                {t('closed.logIn')}
              </Button>
            )}
            <ButtonLink to="/redirect_home" look={user ? 'primary' : 'plain'}>
              {t('closed.home')}
            </ButtonLink>
          </>
        }
      >
        {t(user ? 'closed.why' : 'closed.visitor')}
      </Empty>
    </>
  );
}

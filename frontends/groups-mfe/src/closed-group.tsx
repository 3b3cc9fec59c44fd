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

/** A group that takes nobody new: nothing is wrong, and trying again helps nobody. Its members may only have to log in. */
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

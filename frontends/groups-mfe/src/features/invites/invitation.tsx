import {
  Button,
  ButtonLink,
  NotFound,
  Note,
  PageHeader,
  QueryView,
  Skeleton,
  errorText,
  useFlash,
  useNavigate,
  useRequireSignIn,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useInvitation } from './api/invites';
import { useFollowInvite } from './api/follow-invite';

/** Where the link of an invitation leads: what it is to, and one button that joins once its reader is signed in. */
export function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const invitation = useInvitation(token);
  const follow = useFollowInvite();
  const requireSignIn = useRequireSignIn();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  if (invitation.isError) {
    return (
      <>
        <PageHeader title={t('invite.title')} />
        <Note tone="error">{errorText(invitation.error)}</Note>
      </>
    );
  }
  return (
    <QueryView
      query={invitation}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id="" />}
    >
      {({ group, inviter_name: inviter }) => (
        <>
          <PageHeader title={group.name} />
          <div className="card pad joinf">
            <p>{t('invite.from', { inviter, group: group.name })}</p>
            <Button
              look="primary"
              full
              busy={follow.isPending}
              onClick={() =>
                requireSignIn() &&
                follow.mutate(
                  { groupId: group.id, token },
                  {
                    onSuccess: () => {
                      say(t('join.done', { name: group.name }));
                      navigate(`/-/${group.slug}`, { replace: true });
                    },
                    onError: sayError,
                  },
                )
              }
            >
              {t('join.verb')}
            </Button>
            {!user && (
              <p className="sm t2 row wrap">
                {t('join.noAccount')}
                <ButtonLink to="/sign_up" look="quiet" small>
                  {t('join.signUp')}
                </ButtonLink>
              </p>
            )}
          </div>
        </>
      )}
    </QueryView>
  );
}

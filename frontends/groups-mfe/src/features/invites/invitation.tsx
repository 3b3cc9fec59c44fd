import {
  LoadError,
  NotFound,
  Note,
  PageHeader,
  QueryView,
  Skeleton,
  errorText,
  isUndecided,
  useFlash,
  useNavigate,
  useRequireSignIn,
  useTranslation,
} from '@kashikari/web-kit';
import { type JoinRequest, useJoinGroup } from '../../api/join-group';
import { isSaidByForm, JoinForm } from '../../join-form/join-form';
import { NoAccount } from '../../join-form/no-account';
import { type InvitationView, useInvitation } from '../../api/invites';

/** Where the link of an invitation leads: what it is to, and one button that joins once its reader is signed in. */
export function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation('groups');
  const invitation = useInvitation(token);
  if (invitation.isError) {
    return (
      <>
        <PageHeader title={t('invite.title')} />
        {isUndecided(invitation.error) ? (
          <LoadError error={invitation.error} onRetry={() => void invitation.refetch()} />
        ) : (
          <Note tone="error">{errorText(invitation.error)}</Note>
        )}
      </>
    );
  }
  return (
    <QueryView
      query={invitation}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id="" />}
    >
      {(found) => <Invited invitation={found} token={token} />}
    </QueryView>
  );
}

interface Props {
  readonly invitation: InvitationView;
  readonly token: string;
}

function Invited({ invitation, token }: Props) {
  const { t } = useTranslation('groups');
  const { inviter_name: inviter } = invitation;
  const group = invitation.group ?? { id: '', name: '', slug: '' };
  const join = useJoinGroup(group.id);
  const requireSignIn = useRequireSignIn();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function submit(wish: JoinRequest): void {
    if (!requireSignIn()) return;
    join.mutate(
      { ...wish, inviteToken: token },
      {
        onSuccess: () => {
          say(t('join.done', { name: group.name }));
          navigate(`/-/${group.slug}`, { replace: true });
        },
        onError: (error) => !isSaidByForm(error) && sayError(error),
      },
    );
  }

  return (
    <>
      <PageHeader title={group.name}>
        <p>{t('invite.from', { inviter, group: group.name })}</p>
      </PageHeader>
      {/* An invitation stands for the passcode. */}
      <JoinForm
        look={{ ...invitation, has_passcode: false }}
        busy={join.isPending}
        error={join.error}
        toldOwner={invitation.owner_name}
        onJoin={submit}
      >
        <NoAccount />
      </JoinForm>
    </>
  );
}

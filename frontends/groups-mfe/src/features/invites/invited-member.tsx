import { Note, useFlash, useNavigate, useTranslation, useUser } from '@kashikari/web-kit';
import { type JoinRequest, useJoinGroup } from '../../api/join-group';
import { isSaidByForm, JoinForm } from '../../join-form/join-form';
import type { InvitationView } from '../../api/invites';

interface Props {
  readonly invitation: InvitationView;
  readonly token: string;
}

/** The way in for the person invited who is signed in: one button. */
export function InvitedMember({ invitation, token }: Props) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const group = invitation.group ?? { id: '', name: '', slug: '' };
  const join = useJoinGroup(group.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function submit(request: JoinRequest): void {
    join.mutate(
      { ...request, inviteToken: token },
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
    <div>
      <Note>{t('invitation.asNow', { name: user?.name })}</Note>
      {/* An invitation stands for the passcode. */}
      <JoinForm
        look={{ ...invitation, has_passcode: false }}
        busy={join.isPending}
        error={join.error}
        toldOwner={invitation.owner_name}
        onJoin={submit}
      />
    </div>
  );
}

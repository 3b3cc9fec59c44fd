import { useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type JoinRequest, useJoinGroup } from '../../api/join-group';
import type { InvitationView } from '../../api/invites';
import { isSaidByForm } from '../../join-form/join-form';

/** Accepts an invitation as the signed-in user and continues to `to`, by default the page of the group. */
export function useAccept(invitation: InvitationView, token: string) {
  const { t } = useTranslation('groups');
  const { id = '', name = '', slug = '' } = invitation.group ?? {};
  const join = useJoinGroup(id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  function accept(request: JoinRequest, to = `/-/${slug}`): void {
    join.mutate(
      { ...request, inviteToken: token },
      {
        onSuccess: () => {
          say(t('join.done', { name }));
          navigate(to, { replace: true });
        },
        onError: (error) => !isSaidByForm(error) && sayError(error),
      },
    );
  }
  return { accept, busy: join.isPending, error: join.error };
}

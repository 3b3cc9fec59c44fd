import { useConfirm, useFlash, useNavigate, useTranslation, useUser } from '@kashikari/web-kit';
import type { GroupView } from '../../group-view';
import { useDeleteMembership } from './api/delete-membership';
import type { MembershipView } from './api/list-memberships';
import { useUpdateMembership } from './api/update-membership';

/** The acts that the signed-in person may do on one membership. */
export interface MemberActs {
  /** The membership is the signed-in person's. */
  readonly isOwn: boolean;
  /** Makes the member a group owner or an ordinary member again; undefined where the person may not. */
  readonly toggleOwner: (() => void) | undefined;
  /** Asks, then removes the member or leaves the group; undefined where the person may not. */
  readonly remove: (() => void) | undefined;
}

/** Returns the acts on a membership of a group; each one reports its outcome as a flash message. */
export function useMemberActs(membership: MembershipView, name: string, group: GroupView): MemberActs {
  const { t } = useTranslation('groups');
  const me = useUser();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const update = useUpdateMembership();
  const deletion = useDeleteMembership();
  const navigate = useNavigate();
  const { id, group_owner: isOwner, permissions } = membership;
  const isOwn = me?.id === membership.user_id;

  function toggleOwner(): void {
    update.mutate(
      { id, group_owner: !isOwner },
      {
        onSuccess: () =>
          say(t(isOwner ? 'members.madeMember' : 'members.madeOwner', { name }), {
            label: t('undo'),
            run: () => update.mutate({ id, group_owner: isOwner }, { onError: sayError }),
          }),
        onError: sayError,
      },
    );
  }

  async function askRemove(): Promise<void> {
    const sure = await confirm({
      title: t(isOwn ? 'members.leaveTitle' : 'members.removeTitle', { name, group: group.name }),
      body: t(isOwn ? 'members.leaveBody' : 'members.removeBody'),
      verb: t(isOwn ? 'members.leave' : 'members.remove'),
      danger: true,
    });
    if (!sure) return;
    deletion.mutate(id, {
      onSuccess: () => {
        say(isOwn ? t('members.left', { group: group.name }) : t('members.removed', { name }));
        if (isOwn) navigate(`/-/${group.slug}`, { replace: true });
      },
      onError: sayError,
    });
  }

  const mayEdit = permissions.includes('edit') && group.permissions.includes('manage_members') && !isOwn;
  return {
    isOwn,
    toggleOwner: mayEdit ? toggleOwner : undefined,
    remove: permissions.includes('delete') ? () => void askRemove() : undefined,
  };
}

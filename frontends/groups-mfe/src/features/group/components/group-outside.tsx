import { Note, PageHeader, useFlash, useTranslation, useUser } from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import { isSaidByForm, JoinForm } from '../../../join-form/join-form';
import { Newcomer } from '../../../join-form/newcomer';
import { type JoinRequest, useJoinGroup } from '../../../api/join-group';
import { GroupFee } from './group-fee';
import { GroupCover } from '../../../group-cover';

/** The group as outsiders see it: its name, its message, and the form to join. */
export function GroupOutside({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const join = useJoinGroup(group.id);
  const user = useUser();
  // A member whose membership is paused belongs to the group.
  const may = (act: string) => group.permissions.includes(act);
  const { say, sayError } = useFlash();

  function submit(wish: JoinRequest): void {
    join.mutate(wish, {
      onSuccess: () => say(t('join.done', { name: group.name })),
      onError: (error) => !isSaidByForm(error) && sayError(error),
    });
  }

  return (
    <>
      <GroupCover group={group} />
      <PageHeader title={group.name} />
      {group.description && <p className="t2 pre">{group.description}</p>}
      <GroupFee group={group} />
      {!may('join') && !may('leave') && <Note tone="warning">{t('join.closed')}</Note>}
      {may('join') &&
        (user ? (
          <JoinForm look={group} busy={join.isPending} error={join.error} onJoin={submit} />
        ) : (
          <Newcomer group={group} look={group} />
        ))}
    </>
  );
}

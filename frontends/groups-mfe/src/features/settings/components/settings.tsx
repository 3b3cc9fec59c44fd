import { PageHeader, SaveBar, useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { type GroupDraft, changesOf } from '../../../form/group-draft';
import { GroupFields } from '../../../form/group-fields';
import type { GroupView } from '../../../group-view';
import { useUpdateGroup } from '../api/update-group';
import { DangerZone } from './danger-zone';

const FORM = 'group-settings';

function draftOf(group: GroupView): GroupDraft {
  return {
    name: group.name,
    slug: group.slug,
    description: group.description,
    passcode: group.passcode ?? '',
    accept_member_goods: group.accept_member_goods,
    member_booking_visible: group.member_booking_visible,
    disable_sign_up: group.disable_sign_up,
  };
}

/** The settings of a group. The save bar comes with the first change. */
export function Settings({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const before = draftOf(group);
  const [draft, setDraft] = useState(before);
  const update = useUpdateGroup(group.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const changes = changesOf(before, draft);
  const changed = Object.keys(changes).length > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!changed) return;
    update.mutate(changes, {
      onSuccess: (saved) => {
        say(t('settings.done'));
        navigate(`/-/${saved.slug}/edit`, { replace: true });
      },
      onError: sayError,
    });
  }

  return (
    <>
      <PageHeader title={t('settings.title')} back={{ to: `/-/${group.slug}`, label: group.name }} />
      <form id={FORM} onSubmit={submit}>
        <GroupFields
          draft={draft}
          error={update.error}
          onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
        />
      </form>
      {group.permissions.includes('delete') && <DangerZone group={group} />}
      {changed && <SaveBar form={FORM} busy={update.isPending} onDiscard={() => setDraft(before)} />}
    </>
  );
}

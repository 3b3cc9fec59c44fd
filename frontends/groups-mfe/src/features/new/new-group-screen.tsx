import {
  Button,
  DraftNote,
  PageHeader,
  useDraft,
  useFlash,
  useNavigate,
  useRequireSignIn,
  useTranslation,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import { EMPTY_DRAFT } from '../../form/group-draft';
import { GroupFields } from '../../form/group-fields';
import { useCreateGroup } from './api/create-group';

/** Makes a group. Nothing but a name is asked; the address is made from it when left empty. */
export function NewGroupScreen() {
  const { t } = useTranslation('groups');
  const form = useDraft(EMPTY_DRAFT, { as: 'creating_group', never: ['passcode'] });
  const { draft, change, discard } = form;
  const create = useCreateGroup();
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const { say, sayError } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!requireSignIn()) return;
    const { slug, passcode, description, ...rest } = draft;
    create.mutate(
      { ...rest, ...(slug && { slug }), ...(passcode && { passcode }), ...(description && { description }) },
      {
        onSuccess: (group) => {
          discard();
          say(t('new.done', { name: group.name }));
          navigate(`/-/${group.slug}`);
        },
        onError: sayError,
      },
    );
  }

  return (
    <>
      <PageHeader title={t('new.title')} back={{ to: '/groups', label: t('list.title') }} />
      <DraftNote of={form} />
      <form onSubmit={submit}>
        <GroupFields draft={draft} error={create.error} onChange={change} />
        <Button look="primary" type="submit" full busy={create.isPending}>
          {t('new.verb')}
        </Button>
      </form>
    </>
  );
}

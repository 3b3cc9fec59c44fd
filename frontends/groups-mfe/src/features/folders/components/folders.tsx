import {
  Button,
  Empty,
  errorText,
  fieldText,
  LoadError,
  PageHeader,
  Skeleton,
  TextField,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useCreateFolder, useFolders } from '../../../api/folders';
import type { GroupView } from '../../../group-view';
import { FolderRow } from './folder-row';

/** The folders of a group: made, renamed, put in order, deleted. */
export function Folders({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const folders = useFolders(group.id);
  const create = useCreateFolder(group.id);
  const [title, setTitle] = useState('');
  const { say } = useFlash();
  const rows = folders.data ?? [];

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate(title, {
      onSuccess: () => {
        say(t('folders.made', { title }));
        setTitle('');
      },
    });
  }

  return (
    <>
      <PageHeader title={t('folders.title')} back={{ to: `/-/${group.slug}`, label: group.name }}>
        <p className="t2">{t('folders.intro')}</p>
      </PageHeader>
      <form className="card pad" onSubmit={submit}>
        <TextField
          label={t('folders.new')}
          name="title"
          required
          maxLength={100}
          autoComplete="off"
          value={title}
          error={create.error ? (fieldText(create.error, 'title') ?? errorText(create.error)) : undefined}
          onValue={setTitle}
        />
        <Button look="primary" type="submit" busy={create.isPending} disabled={!title.trim()}>
          {t('folders.make')}
        </Button>
      </form>
      <section className="sec" aria-label={t('folders.title')}>
        {folders.isPending && <Skeleton shape="rows" />}
        {folders.isError && <LoadError error={folders.error} onRetry={() => void folders.refetch()} />}
        {folders.isSuccess && rows.length === 0 && <Empty title={t('folders.empty')} />}
        {rows.length > 0 && (
          <div className="card list">
            {rows.map((folder) => (
              <FolderRow key={folder.id} folder={folder} slug={group.slug} last={rows.length - 1} />
            ))}
          </div>
        )}
      </section>
    </>
  );
}

import { Empty, LoadError, PageHeader, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useCreateFolder, useFolders } from '../../../api/folders';
import { OneLineForm } from '../../../form/one-line-form';
import type { GroupView } from '../../../group-view';
import { FolderRow } from './folder-row';

/** The folders of a group: made, renamed, put in order, deleted. */
export function Folders({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const folders = useFolders(group.id);
  const create = useCreateFolder(group.id);
  const rows = folders.data ?? [];

  return (
    <>
      <PageHeader title={t('folders.title')} back={{ to: `/-/${group.slug}`, label: group.name }}>
        <p className="t2">{t('folders.intro')}</p>
      </PageHeader>
      <OneLineForm
        className="card pad"
        label={t('folders.new')}
        name="title"
        maxLength={100}
        verb={t('folders.make')}
        save={create}
        done={(title) => t('folders.made', { title })}
        disabled={(title) => !title.trim()}
      />
      <section className="sec" aria-label={t('folders.title')}>
        {folders.isPending && <Skeleton shape="rows" />}
        {folders.isLoadingError && <LoadError error={folders.error} onRetry={() => void folders.refetch()} />}
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

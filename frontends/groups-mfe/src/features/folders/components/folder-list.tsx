import { Button, ButtonLink, Dialog, ListRow, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useCreateFolder, useFolders } from '../../../api/folders';
import { OneLineForm } from '../../../form/one-line-form';
import type { GroupView } from '../../../group-view';
import './folder-picker.css';

interface Props {
  readonly group: GroupView;
  onClose(): void;
}

/** Every folder with its number of goods, as a link to these. Those who edit the group make a new one here. */
export function FolderList({ group, onClose }: Props) {
  const { t } = useTranslation('groups');
  const folders = useFolders(group.id);
  const create = useCreateFolder(group.id);
  const edits = group.permissions.includes('edit');
  return (
    <Dialog
      open
      title={t('folders.title')}
      onClose={onClose}
      actions={
        <>
          {edits && (
            <ButtonLink to={`/-/${group.slug}/edit/folders`} look="quiet" small>
              {t('folders.edit')}
            </ButtonLink>
          )}
          <Button small onClick={onClose}>
            {t('cards.close')}
          </Button>
        </>
      }
    >
      {folders.isPending && <Skeleton shape="rows" count={1} />}
      {folders.isLoadingError && <LoadError error={folders.error} onRetry={() => void folders.refetch()} />}
      {folders.data?.length === 0 && <p className="t2">{t('folders.empty')}</p>}
      {folders.data && folders.data.length > 0 && (
        <nav className="card list" aria-label={t('folders.title')}>
          {folders.data.map(({ id, title, goods_count: count }) => (
            <ListRow key={id} to={`/-/${group.slug}?folder=${id}`} title={title}>
              <span className="meta">{t('folders.count', { count })}</span>
            </ListRow>
          ))}
        </nav>
      )}
      {edits && (
        <OneLineForm
          className="fp-new"
          label={t('folders.new')}
          name="title"
          maxLength={100}
          verb={t('folders.make')}
          save={create}
          done={(title) => t('folders.made', { title })}
          disabled={(title) => !title.trim()}
        />
      )}
    </Dialog>
  );
}

import {
  Button,
  ButtonLink,
  CheckRow,
  Dialog,
  LoadError,
  Skeleton,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FolderView, useFolders, useFoldersWith, useUpdateFolder } from '../../../api/folders';
import type { GroupView } from '../../../group-view';
import './folder-picker.css';

interface Props {
  readonly group: GroupView;
  readonly goodId: string;
  onClose(): void;
}

/** Every folder with a box: a tick puts the good into it at once, another takes it out. */
export function FolderPicker({ group, goodId, onClose }: Props) {
  const { t } = useTranslation('groups');
  const folders = useFolders(group.id);
  const inside = useFoldersWith(group.id, goodId);
  const failed = folders.error ?? inside.error;
  return (
    <Dialog
      open
      title={t('folders.pick')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={`/-/${group.slug}/edit/folders`} look="quiet" small>
            {t('folders.title')}
          </ButtonLink>
          <Button look="primary" small onClick={onClose}>
            {t('folders.picked')}
          </Button>
        </>
      }
    >
      {failed && (
        <LoadError error={failed} onRetry={() => void Promise.all([folders.refetch(), inside.refetch()])} />
      )}
      {!failed && !(folders.data && inside.data) && <Skeleton shape="rows" count={2} />}
      {folders.data?.length === 0 && <p className="t2">{t('folders.empty')}</p>}
      {inside.data &&
        folders.data?.map((folder) => (
          <Row key={folder.id} folder={folder} goodId={goodId} isIn={inside.data.has(folder.id)} />
        ))}
    </Dialog>
  );
}

interface RowProps {
  readonly folder: FolderView;
  readonly goodId: string;
  readonly isIn: boolean;
}

function Row({ folder, goodId, isIn }: RowProps) {
  const update = useUpdateFolder(folder.id);
  const { sayError } = useFlash();
  const put = (wanted: boolean) =>
    update.mutate(wanted ? { add_good_ids: [goodId] } : { remove_good_ids: [goodId] }, { onError: sayError });
  return <CheckRow label={folder.title} checked={isIn} disabled={update.isPending} onChange={put} />;
}

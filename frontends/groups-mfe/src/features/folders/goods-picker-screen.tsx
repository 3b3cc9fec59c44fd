import { NotFound, QueryView, RemoteSlot, Skeleton, useParams, useSearchParams } from '@kashikari/web-kit';
import { useFolders } from '../../api/folders';
import { GroupGate } from '../../group-gate';
import type { GroupView } from '../../group-view';
import { GoodsPicker } from './components/goods-picker';

/**
 * `-/{slug}/goods_picker`: the goods of the user's accounts, for users who may add goods to the group. With `?folder=`:
 * the goods of the group in a folder, for users who may edit the group.
 */
export function GoodsPickerScreen() {
  const { id = '' } = useParams();
  const folderId = useSearchParams()[0].get('folder');
  if (folderId === null)
    return (
      <GroupGate act="add_goods">
        {(group) => <RemoteSlot remote="goods" slot="group-goods" props={{ group }} />}
      </GroupGate>
    );
  return (
    <GroupGate act="edit">{(group) => <FolderToFill group={group} folderId={folderId || id} />}</GroupGate>
  );
}

interface Props {
  readonly group: GroupView;
  readonly folderId: string;
}

function FolderToFill({ group, folderId }: Props) {
  const folders = useFolders(group.id);
  return (
    <QueryView query={folders} loading={<Skeleton shape="rows" />}>
      {(all) => {
        const folder = all.find((one) => one.id === folderId);
        return folder ? (
          <GoodsPicker group={group} folder={folder} />
        ) : (
          <NotFound entity="group" id={folderId} />
        );
      }}
    </QueryView>
  );
}

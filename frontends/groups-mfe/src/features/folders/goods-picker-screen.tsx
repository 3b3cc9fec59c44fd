import { NotFound, QueryView, Skeleton, useParams, useSearchParams } from '@kashikari/web-kit';
import { useFolders } from '../../api/folders';
import { GroupGate } from '../../group-gate';
import type { GroupView } from '../../group-view';
import { GoodsPicker } from './components/goods-picker';

/** `-/{slug}/goods_picker?folder=`: which goods of the group are in a folder. */
export function GoodsPickerScreen() {
  return <GroupGate act="edit">{(group) => <FolderToFill group={group} />}</GroupGate>;
}

function FolderToFill({ group }: { readonly group: GroupView }) {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const folders = useFolders(group.id);
  return (
    <QueryView query={folders} loading={<Skeleton shape="rows" />}>
      {(all) => {
        const folder = all.find((one) => one.id === params.get('folder'));
        return folder ? (
          <GoodsPicker group={group} folder={folder} />
        ) : (
          <NotFound entity="group" id={params.get('folder') ?? id} />
        );
      }}
    </QueryView>
  );
}

import {
  Button,
  CheckRow,
  Empty,
  LoadError,
  PageHeader,
  Skeleton,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FolderView, useUpdateFolder } from '../../../api/folders';
import type { GroupView } from '../../../group-view';
import { useGoodsToPick } from '../api/goods-to-pick';

interface Props {
  readonly group: GroupView;
  readonly folder: FolderView;
}

/** Every good of the group with a box: a tick puts it into the folder at once, another takes it out. */
export function GoodsPicker({ group, folder }: Props) {
  const { t } = useTranslation('groups');
  const goods = useGoodsToPick(group.id);
  const inside = useGoodsToPick(group.id, folder.id);
  const update = useUpdateFolder(folder.id);
  const { sayError } = useFlash();
  const rows = goods.data?.pages.flatMap((page) => page.goods) ?? [];
  const ticked = new Set(inside.data?.pages.flatMap((page) => page.goods.map(({ id }) => id)));
  const hasMore = goods.hasNextPage || inside.hasNextPage;

  function put(id: string, isIn: boolean): void {
    update.mutate(isIn ? { add_good_ids: [id] } : { remove_good_ids: [id] }, { onError: sayError });
  }

  return (
    <>
      <PageHeader
        title={folder.title}
        back={{ to: `/-/${group.slug}/edit/folders`, label: t('folders.title') }}
      >
        <p className="meta">{t('folders.count', { count: folder.goods_count })}</p>
      </PageHeader>
      {(goods.isPending || inside.isPending) && <Skeleton shape="rows" />}
      {goods.isLoadingError && <LoadError error={goods.error} onRetry={() => void goods.refetch()} />}
      {goods.isSuccess && rows.length === 0 && <Empty title={t('folders.noGoods')} />}
      {inside.isSuccess && rows.length > 0 && (
        <div className="card pad">
          {rows.map((good) => (
            <CheckRow
              key={good.id}
              label={good.title}
              checked={ticked.has(good.id)}
              disabled={update.isPending}
              onChange={(isIn) => put(good.id, isIn)}
            />
          ))}
        </div>
      )}
      {hasMore && (
        <Button
          full
          busy={goods.isFetchingNextPage || inside.isFetchingNextPage}
          onClick={() => {
            if (goods.hasNextPage) void goods.fetchNextPage();
            if (inside.hasNextPage) void inside.fetchNextPage();
          }}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

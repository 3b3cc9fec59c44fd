import { Button, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { ImportRow, useImportRows } from '../api/imports';

interface Props {
  readonly query: ReturnType<typeof useImportRows>;
  children(rows: readonly ImportRow[]): ReactNode;
}

/** Rows page by page: grey blocks, what is drawn of them, an error with a retry. */
export function MoreRows({ query, children }: Props) {
  const { t } = useTranslation('goods');
  const rows = query.data?.pages.flatMap((page) => page.rows);
  if (!rows)
    return query.isError ? (
      <LoadError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton shape="rows" />
    );
  return (
    <>
      {children(rows)}
      {query.hasNextPage && (
        <Button full busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('import.more')}
        </Button>
      )}
    </>
  );
}

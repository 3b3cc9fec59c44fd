import {
  Button,
  ButtonLink,
  Empty,
  LoadError,
  PageHeader,
  Skeleton,
  useLends,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type DocumentFilter, type DocumentScope, useDocuments } from '../../documents/list-documents';
import { DocumentFilterForm } from './components/document-filter';
import { DocumentRow } from './components/document-row';
import { filterIn, queryOf } from './document-query';
import './documents.css';

const SCOPES: readonly DocumentScope[] = ['pay', 'receive'];

/** `payments/documents`: invoices and receipts that the signed-in user received or, for lenders, issued. */
export function DocumentsScreen() {
  const { t } = useTranslation('payments');
  const [query, setQuery] = useSearchParams();
  const lends = useLends();
  const filter = filterIn(query);
  const show = (next: DocumentFilter) => setQuery(queryOf(next), { replace: true });
  return (
    <>
      <PageHeader
        title={t('documents.title')}
        back={{ to: '/payments/history', label: t('history.title') }}
      />
      {(lends || filter.scope === 'receive') && (
        <div className="seg" role="group" aria-label={t('documents.scope')}>
          {SCOPES.map((scope) => (
            <button
              key={scope}
              type="button"
              aria-pressed={scope === filter.scope}
              onClick={() => show({ ...filter, scope })}
            >
              {t(`documents.${scope}`)}
            </button>
          ))}
        </div>
      )}
      <DocumentFilterForm key={query.toString()} filter={filter} onFilter={show} />
      <Documents filter={filter} onShowAll={() => show({ scope: filter.scope })} />
    </>
  );
}

interface DocumentsProps {
  readonly filter: DocumentFilter;
  readonly onShowAll: () => void;
}

function Documents({ filter, onShowAll }: DocumentsProps) {
  const { t } = useTranslation('payments');
  const found = useDocuments(filter);
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const { pages } = found.data;
  const documents = pages.flatMap((page) => page.documents);
  if (documents.length === 0) return <NoDocuments filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <p className="sm t2" role="status">
        {t('documents.total', { count: pages[0]?.meta.total ?? 0 })}
      </p>
      <ul className="card list docs">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} scope={filter.scope} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button full busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}

function NoDocuments({ filter, onShowAll }: DocumentsProps) {
  const { t } = useTranslation('payments');
  if (Object.keys(queryOf({ ...filter, scope: 'pay' })).length > 0) {
    return (
      <Empty
        title={t('documents.noneFound')}
        actions={<Button onClick={onShowAll}>{t('documents.showAll')}</Button>}
      />
    );
  }
  return (
    <Empty
      title={t('documents.empty')}
      actions={<ButtonLink to="/payments/history">{t('documents.toPayments')}</ButtonLink>}
    >
      {t(`documents.${filter.scope}Hint`)}
    </Empty>
  );
}

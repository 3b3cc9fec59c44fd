import { Icon, IconPlus, Link, Skeleton, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useFolders } from '../../../api/folders';
import type { GroupView } from '../../../group-view';
import './group-folders.css';

/** The folders of a group with their counts. A press shows the goods of one; another press shows all goods again. */
export function GroupFolders({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const { data: folders = [], isPending } = useFolders(group.id);
  const [params] = useSearchParams();
  const open = params.get('folder');
  const edits = group.permissions.includes('edit');
  if (isPending) return <Skeleton shape="rows" count={1} />;
  if (folders.length === 0 && !edits) return null;
  const editing = `/-/${group.slug}/edit/folders`;
  return (
    <nav className="sec" aria-label={t('folders.title')}>
      <div className="sec-h">
        <h2>{t('folders.title')}</h2>
        {edits && folders.length > 0 && <Link to={editing}>{t('folders.edit')}</Link>}
      </div>
      <div className="folds">
        {folders.map(({ id, slug, title, goods_count: count }) => {
          const isOpen = open === slug || open === id;
          return (
            <Link
              key={id}
              to={isOpen ? `/-/${group.slug}` : `/-/${group.slug}?folder=${encodeURIComponent(slug)}`}
              className={isOpen ? 'card sel' : 'card'}
              aria-current={isOpen ? 'true' : undefined}
            >
              <span className="grow clip">{title}</span>
              <span className="meta">{count}</span>
            </Link>
          );
        })}
        {edits && (
          <Link to={editing} className="card add">
            <Icon of={IconPlus} size="s" />
            {t('folders.new')}
          </Link>
        )}
      </div>
    </nav>
  );
}

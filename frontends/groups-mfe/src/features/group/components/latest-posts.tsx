import { ButtonLink, Link, Skeleton, useTranslation } from '@kashikari/web-kit';
import { usePosts } from '../../../api/posts';
import type { GroupView } from '../../../group-view';
import { PostCard } from '../../../posts/post-card';
import { PostRow } from '../../../posts/post-row';

/** The first announcement and how many others, on the group's page; the rest is one press away. */
const SHOWN = 3;

/** The pinned or newest announcement, and those after it by their headings. */
export function LatestPosts({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const posts = usePosts(group.id, SHOWN);
  const page = posts.data?.pages[0];
  const writes = group.permissions.includes('edit');
  const [first, ...others] = page?.posts ?? [];
  if (posts.isPending) return <Skeleton shape="rows" count={1} />;
  if (!page || (!first && !writes)) return null;
  const author = page.users.find(({ id }) => id === first?.user_id)?.name ?? '';
  return (
    <section className="sec" aria-labelledby="posts">
      <div className="sec-h">
        <h2 id="posts">{t('posts.title')}</h2>
        {first && <Link to={`/-/${group.slug}/posts`}>{t('posts.all')}</Link>}
      </div>
      {first ? (
        <div className="card list">
          <PostCard post={first} author={author} short />
          {others.map((post) => (
            <PostRow key={post.id} post={post} slug={group.slug} />
          ))}
        </div>
      ) : (
        <ButtonLink to={`/-/${group.slug}/posts/new`} small>
          {t('posts.new')}
        </ButtonLink>
      )}
    </section>
  );
}

import { ButtonLink, Link, useTranslation } from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import { usePosts } from '../../../api/posts';
import { PostCard } from '../../../posts/post-card';

/** The pinned announcement and the newest ones, on the group's page; the rest is one press away. */
const SHOWN = 2;

export function LatestPosts({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const first = usePosts(group.id, SHOWN).data?.pages[0];
  const names = new Map(first?.users.map((user) => [user.id, user.name]));
  const writes = group.permissions.includes('edit');
  if (!first || (first.posts.length === 0 && !writes)) return null;
  return (
    <section className="sec" aria-labelledby="posts">
      <div className="sec-h">
        <h2 id="posts">{t('posts.title')}</h2>
        {first.posts.length > 0 && <Link to={`/-/${group.slug}/posts`}>{t('posts.all')}</Link>}
      </div>
      {first.posts.length > 0 ? (
        <div className="card list">
          {first.posts.map((post) => (
            <PostCard key={post.id} post={post} author={names.get(post.user_id) ?? ''} short />
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

import {
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconPlus,
  LoadError,
  PageHeader,
  Skeleton,
  useTranslation,
} from '@kashikari/web-kit';
import { GroupGate } from '../../group-gate';
import type { GroupView } from '../../group-view';
import { usePosts } from '../../api/posts';
import { PostActs } from './components/post-acts';
import { PostCard } from '../../posts/post-card';

/** `-/{slug}/posts`: the announcements of the group, for its members. */
export function PostsScreen() {
  return <GroupGate act="see_goods">{(group) => <Posts group={group} />}</GroupGate>;
}

function Posts({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const posts = usePosts(group.id);
  const pages = posts.data?.pages ?? [];
  const names = new Map(pages.flatMap((page) => page.users).map((user) => [user.id, user.name]));
  const rows = pages.flatMap((page) => page.posts);
  // The pinned announcement has a separate card above the others.
  const parts = [
    { name: 'pinned', of: rows.filter(({ pin }) => pin) },
    { name: 'others', of: rows.filter(({ pin }) => !pin) },
  ].filter(({ of }) => of.length > 0);
  const writes = group.permissions.includes('edit');
  return (
    <>
      <PageHeader
        title={t('posts.title')}
        back={{ to: `/-/${group.slug}`, label: group.name }}
        actions={
          writes ? (
            <ButtonLink to={`/-/${group.slug}/posts/new`} small look="primary">
              <Icon of={IconPlus} size="s" />
              {t('posts.new')}
            </ButtonLink>
          ) : undefined
        }
      />
      {posts.isPending && <Skeleton shape="rows" />}
      {posts.isLoadingError && <LoadError error={posts.error} onRetry={() => void posts.refetch()} />}
      {posts.isSuccess && rows.length === 0 && (
        <Empty title={t('posts.empty')}>{writes ? t('posts.emptyHint') : undefined}</Empty>
      )}
      {parts.map(({ name, of }) => (
        <div key={name} className={`card list ${name}`}>
          {of.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              author={names.get(post.user_id) ?? ''}
              acts={<PostActs post={post} slug={group.slug} />}
            />
          ))}
        </div>
      ))}
      {posts.hasNextPage && (
        <Button full busy={posts.isFetchingNextPage} onClick={() => void posts.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

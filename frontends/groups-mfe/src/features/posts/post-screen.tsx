import {
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useFlash,
  useNavigate,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { GroupGate } from '../../group-gate';
import { type PostView, usePost, useUpdatePost } from '../../api/posts';
import { PostCard } from '../../posts/post-card';
import { PostForm } from './components/post-form';

/** `-/{slug}/posts/{id}`: changed by those who edit the group, read by the others. */
export function PostScreen() {
  const { t } = useTranslation('groups');
  const { postId = '' } = useParams();
  const post = usePost(postId);
  return (
    <GroupGate act="see_goods">
      {({ slug }) => (
        <QueryView
          query={post}
          loading={<Skeleton shape="block" />}
          notFound={<NotFound entity="group" id={postId} />}
        >
          {({ post: found, users }) => {
            const edits = found.permissions.includes('edit');
            return (
              <>
                <PageHeader
                  title={t(edits ? 'posts.edit' : 'posts.title')}
                  back={{ to: `/-/${slug}/posts`, label: t('posts.title') }}
                />
                {edits ? (
                  <EditPost post={found} slug={slug} />
                ) : (
                  <div className="card">
                    <PostCard post={found} author={users[0]?.name ?? ''} />
                  </div>
                )}
              </>
            );
          }}
        </QueryView>
      )}
    </GroupGate>
  );
}

function EditPost({ post, slug }: { readonly post: PostView; readonly slug: string }) {
  const { t } = useTranslation('groups');
  const update = useUpdatePost(post.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  return (
    <PostForm
      before={{ body: post.body, pin: post.pin }}
      verb={t('posts.save')}
      busy={update.isPending}
      error={update.error}
      onSave={(draft) =>
        update.mutate(draft, {
          onSuccess: () => {
            say(t('posts.saved'));
            navigate(`/-/${slug}/posts`);
          },
          onError: sayError,
        })
      }
    />
  );
}

import {
  Allowed,
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
            const back = { to: `/-/${slug}/posts`, label: t('posts.title') };
            return (
              <Allowed
                to="edit"
                on={found}
                otherwise={
                  <>
                    <PageHeader title={t('posts.title')} back={back} />
                    <div className="card">
                      <PostCard post={found} author={users[0]?.name ?? ''} />
                    </div>
                  </>
                }
              >
                <PageHeader title={t('posts.edit')} back={back} />
                <EditPost post={found} slug={slug} />
              </Allowed>
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
      about={post.id}
      before={{ body: post.body, pin: post.pin }}
      verb={t('posts.save')}
      busy={update.isPending}
      error={update.error}
      onSave={(draft, done) =>
        update.mutate(draft, {
          onSuccess: () => {
            done();
            say(t('posts.saved'));
            navigate(`/-/${slug}/posts`);
          },
          onError: sayError,
        })
      }
    />
  );
}

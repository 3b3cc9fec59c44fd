import { PageHeader, useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { GroupGate } from '../../group-gate';
import type { GroupView } from '../../group-view';
import { useCreatePost } from '../../api/posts';
import { PostForm } from './components/post-form';

/** `-/{slug}/posts/new`: for those who edit the group. */
export function NewPostScreen() {
  return <GroupGate act="edit">{(group) => <NewPost group={group} />}</GroupGate>;
}

function NewPost({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const create = useCreatePost(group.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  return (
    <>
      <PageHeader title={t('posts.new')} back={{ to: `/-/${group.slug}/posts`, label: t('posts.title') }} />
      <PostForm
        about={group.id}
        reaches={group.members_count}
        before={{ body: '', pin: false, force_notify: false }}
        verb={t('posts.publish')}
        busy={create.isPending}
        error={create.error}
        onSave={(draft, done) =>
          create.mutate(draft, {
            onSuccess: () => {
              done();
              say(t('posts.published'));
              navigate(`/-/${group.slug}/posts`, { replace: true });
            },
            onError: sayError,
          })
        }
      />
    </>
  );
}

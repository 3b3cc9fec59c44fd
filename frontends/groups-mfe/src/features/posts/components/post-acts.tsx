import {
  Icon,
  IconDots,
  Menu,
  MenuItem,
  useConfirm,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { type PostView, useDeletePost, useUpdatePost } from '../../../api/posts';
import { postParts } from '../../../posts/post-parts';

interface Props {
  readonly post: PostView;
  readonly slug: string;
}

/** The actions on an announcement for users who may edit the group. */
export function PostActs({ post, slug }: Props) {
  const { t } = useTranslation('groups');
  const update = useUpdatePost(post.id);
  const remove = useDeletePost(post.id);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function setPin(pin: boolean): void {
    update.mutate(
      { pin },
      { onSuccess: () => say(t(pin ? 'posts.didPin' : 'posts.didUnpin')), onError: sayError },
    );
  }

  async function askRemove(): Promise<void> {
    const sure = await confirm({
      title: t('posts.removeTitle'),
      body: t('posts.removeBody'),
      verb: t('posts.remove'),
      danger: true,
    });
    if (sure) remove.mutate(undefined, { onSuccess: () => say(t('posts.removed')), onError: sayError });
  }

  if (!post.permissions.includes('edit')) return null;
  return (
    <Menu
      label={t('posts.acts', { title: postParts(post.body).title.slice(0, 40) })}
      button={<Icon of={IconDots} />}
    >
      <MenuItem onSelect={() => navigate(`/-/${slug}/posts/${post.id}`)}>{t('posts.edit')}</MenuItem>
      <MenuItem onSelect={() => setPin(!post.pin)}>{t(post.pin ? 'posts.unpin' : 'posts.pin')}</MenuItem>
      <MenuItem danger onSelect={() => void askRemove()}>
        {t('posts.remove')}
      </MenuItem>
    </Menu>
  );
}

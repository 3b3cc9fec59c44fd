import { Icon, IconButton, IconTrash, useTranslation, useUser } from '@kashikari/web-kit';
import { type CommentView, useDeleteComment } from '../../../api/comments';
import { useAskDelete } from '../use-ask-delete';

interface Props {
  readonly comment: CommentView;
  readonly name: string;
}

/** Deletes a comment: completely by its author; by a manager, its place remains. */
export function DeleteComment({ comment, name }: Props) {
  const { t } = useTranslation('goods');
  const isOwn = useUser()?.id === comment.user_id;
  const remove = useAskDelete(useDeleteComment(), comment.id, {
    title: t('voices.comment.removeTitle'),
    body: t(isOwn ? 'voices.removeBody' : 'voices.comment.removeStays'),
    done: t('voices.comment.removed'),
  });
  if (!comment.permissions.includes('delete')) return null;
  return (
    <IconButton
      label={isOwn ? t('voices.comment.removeOwn') : t('voices.comment.removeOf', { name })}
      disabled={remove.busy}
      onClick={() => void remove.ask()}
    >
      <Icon of={IconTrash} size="s" />
    </IconButton>
  );
}

import {
  Button,
  Empty,
  type Good,
  Icon,
  IconSignIn,
  LoadError,
  Skeleton,
  useRequireSignIn,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useComments } from '../../api/comments';
import { CommentForm } from './components/comment-form';
import { DeleteComment } from './components/delete-comment';
import { VoiceRow } from './components/voice-row';
import { VoicesFrame } from './components/voices-frame';
import { useAuthor } from './use-author';

/** `goods/{id}/comments`: questions and remarks, the newest first. Visitors read them, and sign in to write. */
export function CommentsScreen() {
  const { t } = useTranslation('goods');
  return <VoicesFrame title={t('voices.comments')}>{(good) => <Comments good={good} />}</VoicesFrame>;
}

function Comments({ good }: { readonly good: Good }) {
  const { t } = useTranslation('goods');
  const comments = useComments(good.id);
  const isVisitor = useUser() === null;
  const requireSignIn = useRequireSignIn();
  const pages = comments.data?.pages ?? [];
  const author = useAuthor(good, pages);
  const [first] = pages;
  if (!first) {
    if (!comments.isError) return <Skeleton shape="rows" />;
    return <LoadError error={comments.error} onRetry={() => void comments.refetch()} />;
  }
  const mayWrite = first.permissions.includes('create');
  const rows = pages.flatMap((page) => page.comments);
  const signIn = isVisitor && (
    <Button onClick={requireSignIn}>
      <Icon of={IconSignIn} size="s" />
      {t('voices.comment.signInVerb')}
    </Button>
  );
  return (
    <>
      {mayWrite && <CommentForm goodId={good.id} />}
      {rows.length === 0 ? (
        <Empty title={t('voices.comment.empty')} actions={signIn}>
          {isVisitor ? t('voices.comment.signIn') : mayWrite && t('voices.comment.emptyWrite')}
        </Empty>
      ) : (
        <>
          {signIn && <p className="voice-new">{signIn}</p>}
          <div className="card list">
            {rows.map((comment) => (
              <VoiceRow
                key={comment.id}
                by={author(comment.user_id)}
                at={comment.created_at}
                timed
                acts={<DeleteComment comment={comment} name={author(comment.user_id).name} />}
              >
                {comment.removed ? (
                  <p className="meta">{t('voices.comment.byManager')}</p>
                ) : (
                  <p className="pre">{comment.body}</p>
                )}
              </VoiceRow>
            ))}
          </div>
        </>
      )}
      {comments.hasNextPage && (
        <Button full busy={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
      <p className="meta voice-who">{t('voices.comment.who')}</p>
    </>
  );
}

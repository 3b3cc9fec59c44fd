import {
  Button,
  ListRow,
  Picture,
  StateChip,
  Tag,
  useConfirm,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useAcceptWait, useDeclineWait, useLeaveWait } from '../api/answer-wait';
import type { WaitView } from '../api/list-waits';
import { useWaitFacts, useWaitWords } from '../wait-words';

interface Props {
  readonly wait: WaitView;
  readonly thumbnail?: string | null;
}

/** Something that one waits for: the place in the line, or the offer with its end and the two answers. */
export function WaitRow({ wait, thumbnail }: Props) {
  const { t } = useTranslation('bookings');
  const { state, words } = useWaitWords(wait);
  const facts = useWaitFacts(wait);
  const accept = useAcceptWait(wait.id);
  const decline = useDeclineWait(wait.id);
  const leave = useLeaveWait(wait.id);
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const navigate = useNavigate();
  const isOffered = wait.permissions.includes('accept');

  async function end(act: 'decline' | 'leave'): Promise<void> {
    const sure = await confirm({
      title: t(`waits.${act}.question`, { title: wait.good_title }),
      body: t(`waits.${act}.body`),
      verb: t(`waits.${act}.verb`),
    });
    if (!sure) return;
    const { mutate } = act === 'decline' ? decline : leave;
    mutate(undefined, { onSuccess: () => say(t(`waits.${act}.done`)), onError: sayError });
  }

  return (
    <div className={isOffered ? 'wtrow offered' : 'wtrow'}>
      <ListRow
        to={`/goods/${wait.good_id}`}
        leading={<Picture id={wait.good_id} url={thumbnail} />}
        title={wait.good_title}
      >
        {isOffered ? <Tag>{words}</Tag> : <StateChip state={state}>{words}</StateChip>}
        {facts.map((fact) => (
          <span key={fact} className="meta">
            {fact}
          </span>
        ))}
      </ListRow>
      <div className="row wtacts">
        {isOffered ? (
          <>
            <Button
              look="primary"
              small
              busy={accept.isPending}
              onClick={() =>
                accept.mutate(undefined, {
                  onSuccess: ({ booking }) => navigate(`/bookings/${booking.id}/complete`),
                  onError: sayError,
                })
              }
            >
              {t('waits.accept')}
            </Button>
            <Button small busy={decline.isPending} onClick={() => void end('decline')}>
              {t('waits.decline.verb')}
            </Button>
          </>
        ) : (
          <Button small busy={leave.isPending} onClick={() => void end('leave')}>
            {t('waits.leave.verb')}
          </Button>
        )}
      </div>
    </div>
  );
}

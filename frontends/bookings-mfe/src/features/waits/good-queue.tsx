import {
  Button,
  ListRow,
  Skeleton,
  StateChip,
  useConfirm,
  useFlash,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useId } from 'react';
import { useLeaveWait } from './api/answer-wait';
import { type WaitView, useWaits } from './api/list-waits';
import { useWaitFacts, useWaitWords } from './wait-words';
import './waits.css';

/** The waiting list of the screen's good, in order. Managers see all entries; other users see their own. */
export function GoodQueue() {
  const { t } = useTranslation('bookings');
  const { id: goodId = '' } = useParams();
  const heading = useId();
  const { data, isLoading } = useWaits(goodId);
  if (isLoading) return <Skeleton shape="rows" count={1} />;
  if (!data || data.waits.length === 0) return null;
  const names = new Map(data.users.map(({ id, name }) => [id, name]));
  return (
    <section className="sec wtshelf" aria-labelledby={heading}>
      <h2 id={heading}>{t('waits.title')}</h2>
      <div className="card list">
        {data.waits.map((wait) => (
          <PersonInLine key={wait.id} wait={wait} name={names.get(wait.user_id) ?? t('ofGood.somebody')} />
        ))}
      </div>
    </section>
  );
}

function PersonInLine({ wait, name }: { readonly wait: WaitView; readonly name: string }) {
  const { t } = useTranslation('bookings');
  const { state, words } = useWaitWords(wait);
  const facts = useWaitFacts(wait);
  const leave = useLeaveWait(wait.id);
  const confirm = useConfirm();
  const { say, sayError } = useFlash();

  async function remove(): Promise<void> {
    const sure = await confirm({
      title: t('waits.remove.question', { name }),
      body: t('waits.remove.body'),
      verb: t('waits.remove.verb'),
      danger: true,
    });
    if (!sure) return;
    leave.mutate(undefined, { onSuccess: () => say(t('waits.remove.done')), onError: sayError });
  }

  return (
    <div className="wtrow">
      <ListRow title={name}>
        <StateChip state={state}>{words}</StateChip>
        {facts.map((fact) => (
          <span key={fact} className="meta">
            {fact}
          </span>
        ))}
      </ListRow>
      {wait.permissions.includes('leave') && (
        <div className="row wtacts">
          <Button small busy={leave.isPending} onClick={() => void remove()}>
            {t('waits.remove.verb')}
          </Button>
        </div>
      )}
    </div>
  );
}

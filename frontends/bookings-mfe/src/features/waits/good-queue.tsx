import {
  Button,
  Link,
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
import { useRecordWords } from '../../record-words';
import { type WaitPerson, type WaitView, useWaits } from './api/list-waits';
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
  const people = new Map(data.users.map((user) => [user.id, user]));
  return (
    <section className="sec wtshelf" aria-labelledby={heading}>
      <h2 id={heading}>{t('waits.title')}</h2>
      <div className="card list">
        {data.waits.map((wait) => (
          <PersonInLine key={wait.id} wait={wait} person={people.get(wait.user_id)} />
        ))}
      </div>
    </section>
  );
}

interface Props {
  readonly wait: WaitView;
  /** Undefined if the caller may not know the person. */
  readonly person: WaitPerson | undefined;
}

/** A person on the waiting list, for lenders with a link to their page and their record. */
function PersonInLine({ wait, person }: Props) {
  const { t } = useTranslation('bookings');
  const name = person?.name ?? t('ofGood.somebody');
  const record = useRecordWords()(person);
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
      <ListRow title={person && record ? <Link to={`/users/${person.id}`}>{name}</Link> : name}>
        <StateChip state={state}>{words}</StateChip>
        {record && <span className="meta">{record}</span>}
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

import {
  Button,
  Empty,
  ListRow,
  LoadError,
  Note,
  PageHeader,
  Picture,
  Skeleton,
  TextField,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeferredValue, useState } from 'react';
import type { GoodAnswer } from '../../../api/get-good';
import { namedOf, useTransferees, type Transferee } from '../api/transfer';
import { ConfirmTransfer } from './confirm-transfer';
import { Effects } from './effects';
import { ReceiverChoice } from './receiver-choice';
import { WaitingTransfer } from './waiting-transfer';

/** The receiver is chosen, what follows is listed, and the title is typed again. */
export function TransferGood({ found: { good } }: { readonly found: GoodAnswer }) {
  const { t } = useTranslation('goods');
  const [match, setMatch] = useState('');
  const [chosen, setChosen] = useState<Transferee>();
  const asked = useDeferredValue(match.trim());
  const query = useTransferees(good.id, asked);
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const people = pages.flatMap(namedOf);
  const waiting = first?.transfer ?? undefined;
  const out = first?.bookings.out ?? 0;
  const place = [good.management_id, good.location].filter(Boolean).join('・');
  return (
    <>
      <PageHeader
        title={t('transfer.title')}
        back={{ to: `/goods/${good.id}/edit`, label: t('form.editTitle') }}
      />
      <div className="card list">
        <ListRow
          to={`/goods/${good.id}`}
          leading={<Picture id={good.id} url={good.thumbnail_url} size="row" />}
          title={good.title}
        >
          {place && <span className="meta">{place}</span>}
        </ListRow>
      </div>
      {query.isPending && <Skeleton shape="rows" />}
      {query.isLoadingError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {first && waiting && (
        <WaitingTransfer
          transfer={waiting}
          name={first.users.find(({ id }) => id === waiting.to_user_id)?.name ?? ''}
        />
      )}
      {first && !waiting && out > 0 && <Note tone="warning">{t('transfer.out')}</Note>}
      {first && !waiting && out === 0 && (
        <>
          <section className="sec" aria-labelledby="whom">
            <h2 id="whom">{t('transfer.whom')}</h2>
            <TextField
              label={t('transfer.search')}
              type="search"
              placeholder={t('transfer.searchHint')}
              value={match}
              onValue={setMatch}
            />
            {people.length === 0 ? (
              <Empty title={asked ? t('transfer.noMatch', { match: asked }) : t('transfer.nobody')}>
                {asked ? undefined : t('transfer.nobodyHint')}
              </Empty>
            ) : (
              <ReceiverChoice people={people} chosen={chosen} onChoose={setChosen} />
            )}
            {query.hasNextPage && (
              <Button full busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('list.more')}
              </Button>
            )}
          </section>
          {chosen && <Effects receiver={chosen} bookings={first.bookings.live} />}
          {chosen && <ConfirmTransfer key={chosen.user_id} good={good} receiver={chosen} />}
        </>
      )}
    </>
  );
}

import {
  Button,
  Empty,
  FormSection,
  LoadError,
  Note,
  PageHeader,
  PersonRow,
  Skeleton,
  TextField,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeferredValue, useState } from 'react';
import type { GroupView } from '../../../group-view';
import { InviteList } from '../../../invites/invite-list';
import { useHeirs } from '../api/transfer';
import { ConfirmTransfer, type Heir } from './confirm-transfer';

/** The choice of the group's recipient among the few possible ones, followed by an explicit confirmation. */
export function TransferGroup({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [match, setMatch] = useState('');
  const [heir, setHeir] = useState<Heir>();
  const asked = useDeferredValue(match.trim());
  const heirs = useHeirs(group.id, asked);
  const people = heirs.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <>
      <PageHeader
        title={t('transfer.title')}
        back={{ to: `/-/${group.slug}/edit`, label: t('settings.title') }}
      >
        <p className="t2">{t('transfer.intro')}</p>
      </PageHeader>
      <Note tone="warning">{t('transfer.forGood')}</Note>
      <FormSection title={t('transfer.waiting')} intro={t('transfer.waitingIntro')}>
        <InviteList of={{ from: 'me' }} kind="heir" groupId={group.id} />
      </FormSection>
      <TextField
        label={t('transfer.search')}
        type="search"
        placeholder={t('members.searchHint')}
        value={match}
        onValue={setMatch}
      />
      {heirs.isPending && <Skeleton shape="rows" />}
      {heirs.isLoadingError && <LoadError error={heirs.error} onRetry={() => void heirs.refetch()} />}
      {heirs.isSuccess && people.length === 0 && (
        <Empty title={asked ? t('members.noMatch', { match: asked }) : t('transfer.nobody')}>
          {asked ? undefined : t('transfer.nobodyHint')}
        </Empty>
      )}
      {people.length > 0 && (
        <div className="card list">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              name={person.name}
              roles={[]}
              tags={[]}
              trailing={
                <Button small onClick={() => setHeir(person)}>
                  {t('transfer.choose')}
                  <span className="vh">{person.name}</span>
                </Button>
              }
            >
              {person.email && <span className="meta">{person.email}</span>}
            </PersonRow>
          ))}
        </div>
      )}
      {heirs.hasNextPage && (
        <Button full busy={heirs.isFetchingNextPage} onClick={() => void heirs.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <ConfirmTransfer key={heir?.id} group={group} heir={heir} onClose={() => setHeir(undefined)} />
    </>
  );
}

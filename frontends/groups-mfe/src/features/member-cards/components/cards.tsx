import {
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconDownload,
  IconPlus,
  LoadError,
  PageHeader,
  Skeleton,
  TextField,
  useFlash,
  useMedia,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeferredValue, useState } from 'react';
import type { GroupView } from '../../../group-view';
import { SeatNote } from '../../../seats/seat-note';
import { useExportCards } from '../api/export-cards';
import { type CardView, useCards } from '../api/list-cards';
import '../../../list-acts.css';
import { CardCode } from './card-code';
import { CardRow } from './card-row';
import { CardTable } from './card-table';
import { NewCards } from './new-cards';

/** The member cards of a group, and the ways to have more of them. */
export function Cards({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [match, setMatch] = useState('');
  const [makes, setMakes] = useState(false);
  const [shown, setShown] = useState<CardView>();
  const asked = useDeferredValue(match.trim());
  const cards = useCards(group.id, asked);
  const save = useExportCards(group.id);
  const { sayError } = useFlash();
  const isWide = useMedia('(min-width: 1200px)');
  const rows = cards.data?.pages.flatMap((page) => page.auth_tokens) ?? [];
  const total = cards.data?.pages[0]?.meta.total ?? 0;
  const manages = group.permissions.includes('manage_members');
  const make = (
    <Button look="primary" small onClick={() => setMakes(true)}>
      <Icon of={IconPlus} size="s" />
      {t('cards.make')}
    </Button>
  );
  const fromSheet = (
    <ButtonLink to={`/-/${group.slug}/auth_tokens/import`} small>
      {t('cards.import')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('cards.title')}
        back={{ to: `/-/${group.slug}`, label: group.name }}
        actions={manages && total > 0 ? make : undefined}
      >
        <p className="meta">{t('cards.intro')}</p>
      </PageHeader>
      <SeatNote group={group} />
      {cards.isPending && <Skeleton shape="rows" />}
      {cards.isLoadingError && <LoadError error={cards.error} onRetry={() => void cards.refetch()} />}
      {(rows.length > 0 || asked) && (
        <TextField label={t('cards.search')} type="search" value={match} onValue={setMatch} />
      )}
      {cards.isSuccess && rows.length === 0 && (
        <Empty
          title={asked ? t('cards.noMatch', { match: asked }) : t('cards.empty')}
          actions={
            asked || !manages
              ? undefined
              : [<span key="make">{make}</span>, <span key="sheet">{fromSheet}</span>]
          }
        >
          {asked ? undefined : t('cards.emptyHint')}
        </Empty>
      )}
      {rows.length > 0 && (
        <>
          {isWide ? (
            <CardTable cards={rows} onShowCode={setShown} />
          ) : (
            <div className="card list">
              {rows.map((card) => (
                <CardRow key={card.id} card={card} onShowCode={setShown} />
              ))}
            </div>
          )}
          <div className="row wrap lacts">
            {manages && fromSheet}
            {manages && (
              <ButtonLink to={`/-/${group.slug}/auth_tokens/export`} small>
                {t('print.title')}
              </ButtonLink>
            )}
            <Button
              small
              busy={save.isPending}
              onClick={() => save.mutate(t('cards.title'), { onError: sayError })}
            >
              <Icon of={IconDownload} size="s" />
              {t('cards.export')}
            </Button>
          </div>
        </>
      )}
      {cards.hasNextPage && (
        <Button full busy={cards.isFetchingNextPage} onClick={() => void cards.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <NewCards groupId={group.id} open={makes} onClose={() => setMakes(false)} />
      <CardCode card={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

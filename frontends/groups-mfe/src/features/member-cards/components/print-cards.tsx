import { MAX_ROW_SPACING } from '@kashikari/kernel';
import {
  Button,
  Empty,
  LoadError,
  PageHeader,
  SelectField,
  Skeleton,
  TextField,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { GroupView } from '../../../group-view';
import { useAllCards } from '../api/all-cards';
import { FORMATS, type FormatName, pagesOf } from '../sheet-formats';
import { CardSheet } from './card-sheet';
import '../../../paper.css';
import './card-code.css';
import './print-cards.css';

/** All cards of a group as pages, printed by the browser, so that the output matches the screen in any language. */
export function PrintCards({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const cards = useAllCards(group.id);
  const [name, setName] = useState<FormatName>('business');
  const [typed, setTyped] = useState('0');
  const spacing = Math.max(-MAX_ROW_SPACING, Math.min(MAX_ROW_SPACING, Number(typed) || 0));
  const format = FORMATS[name];
  const pages = pagesOf(cards.data ?? [], format);
  return (
    <>
      <PageHeader
        title={t('print.title')}
        back={{ to: `/-/${group.slug}/auth_tokens`, label: t('cards.title') }}
        actions={
          pages.length > 0 ? (
            <Button look="primary" small onClick={() => window.print()}>
              {t('print.verb')}
            </Button>
          ) : undefined
        }
      >
        <p className="meta">{t('print.intro')}</p>
      </PageHeader>
      <SelectField
        label={t('print.format')}
        value={name}
        options={(Object.keys(FORMATS) as FormatName[]).map((value) => ({
          value,
          label: t(`print.${value}`),
        }))}
        onValue={(value) => setName(value as FormatName)}
      />
      <TextField
        label={t('print.spacing')}
        type="number"
        min={-MAX_ROW_SPACING}
        max={MAX_ROW_SPACING}
        value={typed}
        hint={t('print.spacingHint')}
        onValue={setTyped}
      />
      {cards.isPending && <Skeleton shape="block" />}
      {cards.isLoadingError && <LoadError error={cards.error} onRetry={() => void cards.refetch()} />}
      {cards.isSuccess && pages.length === 0 && <Empty title={t('print.none')} />}
      {pages.length > 0 && (
        <div className="sheets" tabIndex={0} role="region" aria-label={t('print.preview')}>
          {pages.map((page, at) => (
            <CardSheet
              key={page[0]?.id}
              cards={page}
              format={format}
              spacing={spacing}
              groupName={group.name}
              label={`${t('print.preview')} ${at + 1}`}
            />
          ))}
        </div>
      )}
    </>
  );
}

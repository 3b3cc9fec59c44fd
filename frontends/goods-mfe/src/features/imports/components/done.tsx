import {
  Button,
  ButtonLink,
  formatNumber,
  Icon,
  IconChevronRight,
  IconGrid,
  type IconShape,
  IconPlus,
  IconScan,
  Link,
  Picture,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { ImportView } from '../api/imports';
import { EDIT, ISBN, SHEET, withGroup } from '../use-import-address';
import { useTarget } from '../use-target';
import { Duplicates } from './duplicates';
import { readyOf } from './figures';
import { RowNotes } from './row-notes';

const AGAIN = { goods: SHEET, goods_edit: EDIT, isbn: ISBN } as const;

/** Skipped rows that are named before the rest is asked for. */
const NAMED = 5;

/** The last step: the numbers of written and skipped rows, and the next steps. */
export function Done({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const user = useUser();
  const { group, ownerId } = useTarget();
  const title = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const count = readyOf(of);
  const isEdit = of.kind === 'goods_edit';
  const left = [
    of.faulty > 0 && t('import.done.faulty', { count: of.faulty }),
    of.duplicate > 0 && t('import.done.duplicate', { count: of.duplicate }),
    of.unchanged > 0 && t('import.done.unchanged', { count: of.unchanged }),
    of.left_out > 0 && t('import.done.leftOut', { count: of.left_out }),
  ].filter(Boolean);
  return (
    <>
      <div className="imdone">
        <div className="imshelf" aria-hidden="true">
          {SHELF.map((id) => (
            <Picture key={id} id={id} />
          ))}
        </div>
        <h2 ref={title} tabIndex={-1}>
          {t(isEdit ? 'import.done.changed' : 'import.done.title', {
            count,
            formatted: formatNumber(count, locale),
          })}
        </h2>
        {left.length > 0 && <p className="t2 sm">{left.join(' ')}</p>}
      </div>
      <nav className="card list" aria-label={t('import.done.next')}>
        <Way
          to={group ? `/-/${group.slug}` : `/users/${ownerId ?? user?.id}/goods_picker`}
          icon={IconGrid}
          title={t(group ? 'import.done.group' : 'import.done.own', { group: group?.name })}
          isFirst
        />
        {group && !isEdit && (
          <Way
            to={`/-/${group.slug}/export/goods_qr_code`}
            icon={IconScan}
            title={t('import.done.labels')}
            hint={t('import.done.labelsHint')}
          />
        )}
        <Way to={withGroup(AGAIN[of.kind], group?.id)} icon={IconPlus} title={t('import.done.more')} />
      </nav>
      <RowNotes of={of} />
      {of.duplicates.length > 0 && (
        <section className="sec">
          <h2>{t('import.done.skipped', { count: of.duplicate })}</h2>
          <Duplicates of={all ? of.duplicates : of.duplicates.slice(0, NAMED)} />
          {!all && of.duplicates.length > NAMED && (
            <Button full onClick={() => setAll(true)}>
              {t('import.more')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

/** The picture ids of the decorative tiles, which belong to no good. */
const SHELF = ['import-a', 'import-b', 'import-c', 'import-d', 'import-e'];

interface WayProps {
  readonly to: string;
  readonly icon: IconShape;
  readonly title: string;
  readonly hint?: string;
  /** The likeliest next step: its button is filled. */
  readonly isFirst?: boolean;
}

function Way({ to, icon, title, hint, isFirst = false }: WayProps) {
  const { t } = useTranslation('goods');
  const inner = (
    <>
      <Icon of={icon} />
      <span className="grow">
        <b>{title}</b>
        {hint && <span className="meta">{hint}</span>}
      </span>
    </>
  );
  if (!isFirst)
    return (
      <Link className="way imway" to={to}>
        {inner}
        <Icon of={IconChevronRight} size="s" />
      </Link>
    );
  return (
    <div className="way imway">
      {inner}
      <ButtonLink to={to} look="primary" small>
        {t('import.done.look')}
      </ButtonLink>
    </div>
  );
}

import {
  ButtonLink,
  Icon,
  IconDots,
  IconScan,
  Menu,
  MenuItem,
  StateChip,
  browserZone,
  dayIn,
  formatDay,
  formatTime,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useProgress } from '../api/get-check';
import type { CountScope, Period } from '../api/stocktaking-types';
import { stockAddress } from '../rules/addresses';
import { ProgressPart } from './progress-part';
import { RenameDialog } from './rename-dialog';
import { useClosePeriod } from './use-close-period';

interface Props {
  readonly slug: string;
  readonly scope: CountScope;
  readonly live: number;
  /** Titles of folders by their ids. */
  readonly folders: ReadonlyMap<string, string>;
  /** The first of the screen has the filled button. */
  readonly first: boolean;
}

/** A running count: an open period or today, with its progress and a link to the count screen. */
export function OpenPeriod({ slug, scope, live, folders, first }: Props) {
  const { t } = useTranslation('bookings');
  const { period } = scope;
  return (
    <section className="card pad stopen" aria-label={period?.name ?? t('stock.today')}>
      <div className="row sp">
        <StateChip state="mine" chip={first}>
          {t(period ? 'stock.counting' : 'stock.today')}
        </StateChip>
        {period && <PeriodMenu period={period} scope={scope} live={live} />}
      </div>
      {period ? (
        <PeriodHead period={period} folders={folders} />
      ) : (
        <p className="t2 sm">{t('stock.todayHint')}</p>
      )}
      <ProgressPart scope={scope} live={live} />
      <div className="row stacts">
        <ButtonLink to={stockAddress(slug, 'create', period)} look={first ? 'primary' : 'plain'} full>
          <Icon of={IconScan} size="s" />
          {t('stock.count')}
        </ButtonLink>
        <ButtonLink to={stockAddress(slug, 'check', period)}>{t('stock.check')}</ButtonLink>
      </div>
    </section>
  );
}

function PeriodHead({ period, folders }: { readonly period: Period; readonly folders: Props['folders'] }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const zone = browserZone();
  const shelves = period.folder_ids.flatMap((id) => folders.get(id) ?? []);
  const day = dayIn(zone, period.created_at);
  const since = `${formatDay(day, locale, dayIn(zone))} ${formatTime(period.created_at, zone, locale)}`;
  const facts = [
    period.folder_ids.length === 0 ? t('stock.allItems') : shelves.join(t('stock.comma')),
    period.place,
    t('stock.since', { since }),
  ];
  return (
    <div>
      <h2>{period.name}</h2>
      <p className="meta">{facts.filter(Boolean).join('・')}</p>
    </div>
  );
}

interface MenuProps {
  readonly period: Period;
  readonly scope: CountScope;
  readonly live: number;
}

function PeriodMenu({ period, scope, live }: MenuProps) {
  const { t } = useTranslation('bookings');
  const [renames, setRenames] = useState(false);
  const { close, busy } = useClosePeriod(period);
  const left = useProgress(scope, live).data?.totals.not_scanned;
  return (
    <>
      <Menu label={t('stock.acts', { name: period.name })} button={<Icon of={IconDots} />} busy={busy}>
        <MenuItem onSelect={() => setRenames(true)}>{t('stock.rename.verb')}</MenuItem>
        <MenuItem danger onSelect={() => void close(left)}>
          {t('stock.close.verb')}
        </MenuItem>
      </Menu>
      {renames && <RenameDialog period={period} onClose={() => setRenames(false)} />}
    </>
  );
}

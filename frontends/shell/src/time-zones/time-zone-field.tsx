import { Button, Dialog, useLocale, useTranslation } from '@kashikari/web-kit';
import { useId, useMemo, useState } from 'react';
import { matching, namedZones, zoneOf } from './zone-names';
import './time-zone-field.css';

interface Props {
  /** IANA id. */
  readonly value: string;
  readonly hint?: string;
  onValue(zone: string): void;
}

/** The time zone by name and offset, with a dialog to search for another one. */
export function TimeZoneField({ value, hint, onValue }: Props) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, offset } = useMemo(() => zoneOf(value, locale), [value, locale]);

  function choose(zone: string): void {
    setOpen(false);
    if (zone !== value) onValue(zone);
  }

  return (
    <div className="f" role="group" aria-labelledby={id}>
      <span className="lbl" id={id}>
        {t('profile.time_zone')}
      </span>
      <div className="row wrap">
        <span>{t('timeZones.one', { name, offset })}</span>
        <Button small onClick={() => setOpen(true)}>
          {t('timeZones.change')}
        </Button>
      </div>
      {hint && <p className="hint">{hint}</p>}
      <Dialog open={open} title={t('profile.time_zone')} onClose={() => setOpen(false)}>
        {open && <ZoneList value={value} onChoose={choose} />}
      </Dialog>
    </div>
  );
}

interface ListProps {
  readonly value: string;
  onChoose(zone: string): void;
}

function ZoneList({ value, onChoose }: ListProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const zones = useMemo(() => namedZones(value, locale), [value, locale]);
  const found = matching(zones, search);
  return (
    <>
      <input
        className="in"
        type="search"
        aria-label={t('timeZones.search')}
        placeholder={t('timeZones.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="zones">
        {found.map(({ id, name, offset }) => (
          <li key={id}>
            <button type="button" className="way" aria-pressed={id === value} onClick={() => onChoose(id)}>
              <span className="grow">{name}</span>
              <span className="meta">{offset}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="meta">{t('timeZones.none')}</p>}
    </>
  );
}

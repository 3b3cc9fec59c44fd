import {
  Button,
  ButtonLink,
  CheckRow,
  ErrorNote,
  TextField,
  browserZone,
  dayIn,
  fieldText,
  formatMonth,
  isApiError,
  useFlash,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useCreatePeriod } from '../api/create-period';
import { stockAddress } from '../rules/addresses';

/** Letters of a name or a place (REST contract). */
export const MAX_NAME = 50;

/** Folders of one period (REST contract). */
const MAX_FOLDERS = 20;

interface Props {
  readonly groupId: string;
  readonly slug: string;
  readonly folders: readonly { readonly id: string; readonly title: string }[];
}

/** The form that starts a period: a name, and optionally folders and a place. A refusal leads to the open period. */
export function NewPeriod({ groupId, slug, folders }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const navigate = useNavigate();
  const { say } = useFlash();
  const [name, setName] = useState(() => formatMonth(dayIn(browserZone()), locale));
  const [place, setPlace] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const create = useCreatePeriod(groupId);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const asked = { name: name.trim(), place: place.trim(), folder_ids: chosen };
    create.mutate(asked, {
      onSuccess: (period) => {
        say(t('stock.start.done', { name: period.name }));
        navigate(stockAddress(slug, 'create', period));
      },
    });
  }

  const toggle = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const { error } = create;
  const open = isApiError(error) && error.code === 'stocktaking.open' ? String(error.params.period_id) : '';
  return (
    <form className="card pad stnew" onSubmit={submit}>
      <h2>{t('stock.start.title')}</h2>
      <TextField
        label={t('stock.name')}
        name="name"
        value={name}
        onValue={setName}
        required
        maxLength={MAX_NAME}
        error={fieldText(error, 'name')}
      />
      {folders.length > 0 && (
        <fieldset className="stfolders">
          <legend>
            {t('stock.folders')} <span className="opt">{t('stock.optional')}</span>
          </legend>
          {folders.map(({ id, title }) => (
            <CheckRow
              key={id}
              label={title}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= MAX_FOLDERS}
              onChange={(on) => toggle(id, on)}
            />
          ))}
        </fieldset>
      )}
      <TextField
        label={t('stock.place')}
        optional
        name="place"
        value={place}
        onValue={setPlace}
        maxLength={MAX_NAME}
        placeholder={t('stock.allPlaces')}
        error={fieldText(error, 'place')}
      />
      {error && <ErrorNote error={error} alone />}
      {open && (
        <ButtonLink to={stockAddress(slug, 'create', { id: open })}>{t('stock.start.toOpen')}</ButtonLink>
      )}
      <Button type="submit" full busy={create.isPending}>
        {t('stock.start.verb')}
      </Button>
      <p className="hint">{t('stock.start.hint')}</p>
    </form>
  );
}

import {
  ErrorNote,
  isLocale,
  LOCALE_NAMES,
  LOCALES,
  Button,
  Dialog,
  fieldText,
  SelectField,
  TextField,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useCreateCards } from '../api/change-cards';

interface Props {
  readonly groupId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FORM = 'new-cards';
const BLANK = { count: '1', management_id: '', name: '', permission: 'book', locale: '' };

/** Makes one card, or many alike with numbers one after the other. */
export function NewCards({ groupId, open, onClose }: Props) {
  const { t } = useTranslation('groups');
  const [draft, setDraft] = useState(BLANK);
  const create = useCreateCards();
  const { say } = useFlash();
  const set = (change: Partial<typeof BLANK>) => setDraft((current) => ({ ...current, ...change }));
  const faultOf = (field: string) => fieldText(create.error, field);
  const told = ['count', 'management_id', 'name'].some((field) => faultOf(field));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { name, management_id } = draft;
    const body = {
      ...{ group_id: groupId, name, count: Number(draft.count) },
      ...(management_id && { management_id }),
      permission: draft.permission === 'read' ? ('read' as const) : ('book' as const),
      ...(isLocale(draft.locale) && { locale: draft.locale }),
    };
    create.mutate(body, {
      onSuccess: ({ auth_tokens }) => {
        say(t('cards.made', { count: auth_tokens.length }));
        setDraft(BLANK);
        onClose();
      },
    });
  }

  return (
    <Dialog
      open={open}
      title={t('cards.make')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('cards.close')}
          </Button>
          <Button look="primary" small type="submit" form={FORM} busy={create.isPending}>
            {t('cards.makeVerb')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit}>
        {create.error && !told && <ErrorNote error={create.error} />}
        <TextField
          label={t('cards.name')}
          name="name"
          optional
          hint={t('cards.nameHint')}
          autoComplete="off"
          value={draft.name}
          error={faultOf('name')}
          onValue={(name) => set({ name })}
        />
        <TextField
          label={t('cards.count')}
          name="count"
          type="number"
          min={1}
          max={1000}
          required
          value={draft.count}
          error={faultOf('count')}
          onValue={(count) => set({ count })}
        />
        <TextField
          label={t('cards.firstNumber')}
          name="management_id"
          optional
          hint={t('cards.firstNumberHint')}
          autoComplete="off"
          value={draft.management_id}
          error={faultOf('management_id')}
          onValue={(management_id) => set({ management_id })}
        />
        <SelectField
          label={t('cards.permission')}
          name="permission"
          value={draft.permission}
          options={[
            { value: 'book', label: t('cards.letBook') },
            { value: 'read', label: t('cards.letRead') },
          ]}
          onValue={(permission) => set({ permission })}
        />
        <SelectField
          label={t('cards.locale')}
          name="locale"
          value={draft.locale}
          options={[
            { value: '', label: t('cards.ownersLocale') },
            ...LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
          ]}
          onValue={(locale) => set({ locale })}
        />
      </form>
    </Dialog>
  );
}

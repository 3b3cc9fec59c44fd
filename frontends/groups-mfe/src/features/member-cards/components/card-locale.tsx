import {
  Button,
  Dialog,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  SelectField,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useUpdateCard } from '../api/change-cards';
import type { CardView } from '../api/list-cards';

interface Props {
  readonly card: CardView;
  readonly onClose: () => void;
}

/** Changes the language of the screen that a card opens. */
export function CardLocale({ card, onClose }: Props) {
  const { t } = useTranslation('groups');
  const [locale, setLocale] = useState<Locale>(card.locale);
  const update = useUpdateCard();
  const { say, sayError } = useFlash();

  function save(): void {
    const onSuccess = () => {
      say(t('cards.changed', { name: card.name }));
      onClose();
    };
    update.mutate({ id: card.id, locale }, { onSuccess, onError: sayError });
  }

  return (
    <Dialog
      open
      title={card.name}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('cards.close')}
          </Button>
          <Button look="primary" small busy={update.isPending} onClick={save}>
            {t('cards.localeVerb')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('cards.locale')}
        name="locale"
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        onValue={(value) => setLocale(value as Locale)}
      />
    </Dialog>
  );
}

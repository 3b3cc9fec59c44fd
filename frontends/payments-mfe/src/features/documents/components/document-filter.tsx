import { Button, TextField, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { yenIn } from '../../../money/yen-in';
import type { DocumentFilter } from '../../../documents/list-documents';

interface Props {
  readonly filter: DocumentFilter;
  onFilter(filter: DocumentFilter): void;
}

const TEXT_MAX_LENGTH = 100;

/** Finds documents by day, total and party. */
export function DocumentFilterForm({ filter, onFilter }: Props) {
  const { t } = useTranslation('payments');
  const [typed, setTyped] = useState({
    ...{ from: filter.from ?? '', to: filter.to ?? '', text: filter.text ?? '' },
    ...{ min: String(filter.min ?? ''), max: String(filter.max ?? '') },
  });
  const type = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    label: t(`documents.filter.${name}`),
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const yen = (name: 'min' | 'max') => ({
    ...({ ...type(name), inputMode: 'numeric', maxLength: 12 } as const),
    ...(typed[name] && yenIn(typed[name]) === undefined && { error: t('documents.filter.notYen') }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { from, to, text } = typed;
    const [min, max] = [yenIn(typed.min), yenIn(typed.max)];
    if ((typed.min && min === undefined) || (typed.max && max === undefined)) return;
    onFilter({
      scope: filter.scope,
      ...(from && { from }),
      ...(to && { to }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(text.trim() && { text: text.trim() }),
    });
  }

  return (
    <form className="docfilter" role="search" onSubmit={submit}>
      <TextField {...type('text')} type="search" maxLength={TEXT_MAX_LENGTH} />
      <TextField {...type('from')} type="date" />
      <TextField {...type('to')} type="date" />
      <TextField {...yen('min')} />
      <TextField {...yen('max')} />
      <Button type="submit">{t('documents.filter.find')}</Button>
    </form>
  );
}

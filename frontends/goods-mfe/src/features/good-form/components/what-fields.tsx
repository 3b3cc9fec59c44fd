import { FormSection, TextArea, TextField, fieldText, useTranslation } from '@kashikari/web-kit';
import { type PartProps, TEXTS } from './part-props';
import { PictureField } from './picture-field';

interface Props extends PartProps {
  readonly known: ReadonlyMap<string, string>;
}

/** What it is: pictures, title, description, where it stands, its numbers. */
export function WhatFields({ draft, onChange, error, known }: Props) {
  const { t } = useTranslation('goods');
  return (
    <FormSection title={t('form.what')} intro={t('form.whatIntro')}>
      <PictureField
        imageIds={draft.image_ids}
        known={known}
        onChange={(image_ids) => onChange({ image_ids })}
      />
      <TextField
        label={t('form.title')}
        name="title"
        required
        maxLength={200}
        value={draft.title}
        error={fieldText(error, 'title')}
        onValue={(title) => onChange({ title })}
      />
      <TextArea
        label={t('form.description')}
        name="description"
        optional
        rows={4}
        maxLength={10_000}
        value={draft.description}
        hint={t('form.descriptionHint')}
        error={fieldText(error, 'description')}
        onValue={(description) => onChange({ description })}
      />
      {TEXTS.map((name) => (
        <TextField
          key={name}
          label={t(`facts.${name}`)}
          name={name}
          optional
          maxLength={200}
          inputMode={name === 'isbn' ? 'numeric' : undefined}
          value={draft[name]}
          error={fieldText(error, name)}
          onValue={(value) => onChange({ [name]: value })}
        />
      ))}
    </FormSection>
  );
}

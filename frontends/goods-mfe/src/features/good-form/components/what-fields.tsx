import { FormSection, TextArea, TextField, fieldText, useTranslation } from '@kashikari/web-kit';
import { GOOD_FIELDS } from '../../../good-fields';
import { Inputs } from './inputs';
import type { PartProps } from './part-props';
import { PictureField } from './picture-field';

interface Props extends PartProps {
  readonly known: ReadonlyMap<string, string>;
}

/** The description of the good: pictures, title with its reading, and text. */
export function WhatFields({ draft, onChange, error, known }: Props) {
  const { t } = useTranslation('goods');
  return (
    <FormSection title={t('form.what')} intro={t('form.whatIntro')}>
      <PictureField
        imageIds={draft.image_ids}
        known={known}
        sentUrls={draft.picture_urls}
        onChange={(image_ids, picture_urls) => onChange({ image_ids, picture_urls })}
      />
      <TextField
        label={t('form.title')}
        name="title"
        maxLength={GOOD_FIELDS.title.maxLength}
        value={draft.title}
        error={fieldText(error, 'title')}
        onValue={(title) => onChange({ title })}
      />
      <Inputs part="naming" draft={draft} onChange={onChange} error={error} />
      <TextArea
        label={t('form.description')}
        name="description"
        optional
        rows={4}
        maxLength={GOOD_FIELDS.description.maxLength}
        value={draft.description}
        hint={t('form.descriptionHint')}
        error={fieldText(error, 'description')}
        onValue={(description) => onChange({ description })}
      />
    </FormSection>
  );
}

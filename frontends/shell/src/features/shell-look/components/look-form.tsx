import { colourFault, isColour } from '@kashikari/kernel';
import {
  DraftNote,
  FormSection,
  PictureChoice,
  SaveBar,
  TextField,
  fieldText,
  useDraft,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import { type Shell, useUpdateShell } from '../../../look/api/shell';
import { draftOf, type LookDraft, patchOf } from '../look-draft';
import { ColourFields } from './colour-fields';
import { LanguageFields } from './language-fields';
import { Previews } from './previews';

const FORM = 'shell-look';

/** Pictures can't be shown again before they are saved. */
const NEVER = ['logo_image_id', 'icon_image_id'] as const;

/** Every setting of how a shell looks, with its preview. Nothing is sent before it is saved. */
export function LookForm({ shell }: { readonly shell: Shell }) {
  const { t } = useTranslation('shell');
  const form = useDraft(draftOf(shell), { as: `shell.${shell.id}`, never: NEVER });
  const { draft, changes, isChanged, change, discard, settle } = form;
  const update = useUpdateShell(shell.version);
  const { say, sayError } = useFlash();
  const typed = draft.colour.trim().toLowerCase();
  const isFaulty = typed !== '' && (!isColour(typed) || colourFault(typed) !== undefined);
  const field = (name: 'name' | 'short_name') => ({
    name,
    label: t(`look.${name}`),
    value: draft[name],
    error: fieldText(update.error, name),
    onValue: (value: string) => change({ [name]: value } as Partial<LookDraft>),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isChanged || isFaulty) return;
    update.mutate(patchOf(changes), {
      onSuccess: () => {
        settle(changes);
        say(t('look.saved'));
      },
      onError: sayError,
    });
  }

  return (
    <form id={FORM} className="lookg" onSubmit={submit}>
      <div>
        <DraftNote of={form} />
        <FormSection title={t('look.names')}>
          <TextField {...field('name')} maxLength={60} hint={t('look.nameHint')} />
          <TextField {...field('short_name')} maxLength={12} hint={t('look.shortNameHint')} />
          {(['logo', 'icon'] as const).map((which) => (
            <PictureChoice
              key={which}
              label={t(`look.${which}`)}
              imageId={draft[`${which}_image_id`]}
              known={{ id: shell[`${which}_image_id`], url: shell[`${which}_url`] }}
              error={fieldText(update.error, `${which}_image_id`)}
              onChange={(id) => change({ [`${which}_image_id`]: id ?? '' } as Partial<LookDraft>)}
            />
          ))}
        </FormSection>
        <ColourFields
          colour={draft.colour}
          error={fieldText(update.error, 'colour')}
          onColour={(colour) => change({ colour })}
        />
        <LanguageFields draft={draft} error={update.error} onChange={change} />
      </div>
      <Previews name={draft.name} colour={typed} />
      {isChanged && (
        <SaveBar
          form={FORM}
          busy={update.isPending}
          disabled={isFaulty}
          says={
            <>
              <b>{t('look.changes', { count: Object.keys(changes).length })}</b>
              {isFaulty && (
                <>
                  <br />
                  {t('look.faulty')}
                </>
              )}
            </>
          }
          onDiscard={discard}
        />
      )}
    </form>
  );
}

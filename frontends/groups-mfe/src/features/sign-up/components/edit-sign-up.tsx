import {
  DraftNote,
  fieldText,
  FormSection,
  PageHeader,
  SaveBar,
  SwitchRow,
  TextArea,
  TextField,
  useDraft,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import type { GroupView } from '../../../group-view';
import { GroupCover } from '../../../group-cover';
import { useUpdateGroup } from '../../../api/update-group';
import { JoinForm } from '../../../join-form/join-form';
import './edit-sign-up.css';

const FORM = 'sign-up-screen';

/** The group's own sign-up screen, with how it will look beside it. */
export function EditSignUp({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const saved = {
    sign_up_message: group.sign_up_message,
    tag_form_label: group.tag_form_label,
    tag_form_placeholder: group.tag_form_placeholder,
    disable_sign_up: group.disable_sign_up,
  };
  const form = useDraft(saved, { as: `sign_up_message.${group.id}` });
  const { draft, changes, isChanged, change, discard, settle } = form;
  const update = useUpdateGroup(group.id);
  const { say, sayError } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isChanged) return;
    update.mutate(changes, {
      onSuccess: () => {
        settle(changes);
        say(t('settings.done'));
      },
      onError: sayError,
    });
  }

  return (
    <>
      <PageHeader title={t('signUp.edit')} back={{ to: `/-/${group.slug}/edit`, label: t('settings.title') }}>
        <p className="t2">{t('signUp.intro')}</p>
      </PageHeader>
      <DraftNote of={form} />
      <form id={FORM} onSubmit={submit}>
        <FormSection title={t('signUp.message')}>
          <TextArea
            label={t('signUp.message')}
            name="sign_up_message"
            optional
            rows={4}
            maxLength={2000}
            value={draft.sign_up_message}
            error={fieldText(update.error, 'sign_up_message')}
            onValue={(sign_up_message) => change({ sign_up_message })}
          />
        </FormSection>
        <FormSection title={t('signUp.question')} intro={t('signUp.questionIntro')}>
          <TextField
            label={t('signUp.label')}
            name="tag_form_label"
            optional
            maxLength={50}
            value={draft.tag_form_label}
            hint={t('signUp.labelHint')}
            error={fieldText(update.error, 'tag_form_label')}
            onValue={(tag_form_label) => change({ tag_form_label })}
          />
          <TextField
            label={t('signUp.placeholder')}
            name="tag_form_placeholder"
            optional
            maxLength={100}
            value={draft.tag_form_placeholder}
            error={fieldText(update.error, 'tag_form_placeholder')}
            onValue={(tag_form_placeholder) => change({ tag_form_placeholder })}
          />
        </FormSection>
        <FormSection title={t('form.joining')}>
          <div className="card pad">
            <SwitchRow
              label={t('form.disableSignUp')}
              hint={t('form.disableSignUpHint')}
              checked={draft.disable_sign_up}
              onChange={(disable_sign_up) => change({ disable_sign_up })}
            />
          </div>
        </FormSection>
      </form>
      <section className="sec" aria-labelledby="preview">
        <h2 id="preview">{t('signUp.preview')}</h2>
        {/* An inert preview: it can't be used to join. */}
        <div className="card pad supreview" inert>
          <GroupCover group={group} />
          <p className="b">{group.name}</p>
          {draft.disable_sign_up ? (
            <p className="t2">{t('join.closed')}</p>
          ) : (
            <JoinForm
              look={{ ...draft, has_passcode: group.has_passcode, price_per_month: group.price_per_month }}
              onJoin={() => undefined}
            />
          )}
        </div>
      </section>
      {isChanged && <SaveBar form={FORM} busy={update.isPending} onDiscard={discard} />}
    </>
  );
}

import { Button, fieldText, isApiError, Note, TextField, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { answersIn } from './answers-in';
import './join-form.css';

/** What a group asks of who joins. */
export interface SignUpLook {
  readonly sign_up_message: string;
  readonly tag_form_label: string;
  readonly tag_form_placeholder: string;
  readonly has_passcode: boolean;
}

interface Props {
  readonly look: SignUpLook;
  readonly busy?: boolean;
  /** The refusal of the last attempt. */
  readonly error?: unknown;
  readonly onJoin: (wish: { readonly passcode: string; readonly tags: readonly string[] }) => void;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** The group's own way in: its message, its question, the passcode where it has one, and one button. */
export function JoinForm({ look, busy = false, error, onJoin, children }: Props) {
  const { t } = useTranslation('groups');
  const [passcode, setPasscode] = useState('');
  const [answers, setAnswers] = useState('');
  const wrong = isApiError(error) && error.code === 'group.passcode';

  function submit(event: FormEvent): void {
    event.preventDefault();
    onJoin({ passcode, tags: look.tag_form_label ? answersIn(answers) : [] });
  }

  return (
    <>
      {look.sign_up_message && (
        <Note>
          <span className="pre">{look.sign_up_message}</span>
        </Note>
      )}
      <form className="card pad joinf" onSubmit={submit}>
        {look.tag_form_label && (
          <TextField
            label={look.tag_form_label}
            name="tags"
            optional
            autoComplete="off"
            placeholder={look.tag_form_placeholder}
            value={answers}
            hint={t('signUp.answerHint')}
            error={fieldText(error, 'tags')}
            onValue={setAnswers}
          />
        )}
        {look.has_passcode && (
          <TextField
            label={t('join.passcode')}
            name="passcode"
            required
            autoComplete="off"
            value={passcode}
            hint={t('join.passcodeHint')}
            error={wrong ? t('join.wrong') : fieldText(error, 'passcode')}
            onValue={setPasscode}
          />
        )}
        <Button look="primary" type="submit" full busy={busy}>
          {t('join.verb')}
        </Button>
        {children}
      </form>
    </>
  );
}

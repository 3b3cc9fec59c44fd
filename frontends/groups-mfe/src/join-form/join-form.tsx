import {
  Button,
  fieldText,
  formatMoney,
  isApiError,
  Note,
  TextField,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { answersIn } from './answers-in';
import './join-form.css';

/** The questions of a group to people who join. */
export interface SignUpLook {
  readonly sign_up_message: string;
  readonly tag_form_label: string;
  readonly tag_form_placeholder: string;
  readonly has_passcode: boolean;
  /** Yen that a member pays a month; null: nothing. */
  readonly price_per_month: number | null;
}

/** Returns true if the form itself shows this reason of a refusal. */
export const isSaidByForm = (error: unknown): boolean =>
  isApiError(error) && ['group.passcode', 'plan_limit'].includes(error.code);

export interface JoinFormValues {
  readonly passcode: string;
  readonly tags: readonly string[];
}

interface Props {
  readonly look: SignUpLook;
  readonly busy?: boolean;
  /** The refusal of the last attempt. */
  readonly error?: unknown;
  /** The name of the owner who is notified that the group is full; absent if no one is notified. */
  readonly notifiedOwner?: string;
  /** The label of the button; "Join" if left out. */
  readonly verb?: string;
  readonly onJoin: (joining: JoinFormValues) => void;
  /** Above the group's own fields. */
  readonly before?: ReactNode;
  /** Below the button. Given a function, it can send what the group's own fields hold in another way. */
  readonly children?: ReactNode | ((send: (to: (joining: JoinFormValues) => void) => void) => ReactNode);
}

/** The group's own way in: its message, its question, the passcode where it has one, and one button. */
export function JoinForm({
  look,
  busy = false,
  error,
  notifiedOwner,
  verb,
  onJoin,
  before,
  children,
}: Props) {
  const { t } = useTranslation('groups');
  const [passcode, setPasscode] = useState('');
  const [answers, setAnswers] = useState('');
  const wrong = isApiError(error) && error.code === 'group.passcode';
  const full = isApiError(error) && error.code === 'plan_limit';
  const locale = useLocale();
  const { price_per_month: yen } = look;
  const price = yen === null ? '' : formatMoney(yen, 'JPY', locale);

  const send = (to: (joining: JoinFormValues) => void) =>
    to({ passcode, tags: look.tag_form_label ? answersIn(answers) : [] });

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(onJoin);
  }

  return (
    <>
      {look.sign_up_message && (
        <Note>
          <span className="pre">{look.sign_up_message}</span>
        </Note>
      )}
      <form className="card pad joinf" onSubmit={submit}>
        {before}
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
        {full && (
          <Note tone="error">
            {notifiedOwner ? t('join.fullTold', { owner: notifiedOwner }) : t('join.full')}
          </Note>
        )}
        {price && (
          <Note>
            <b>{t('join.fee', { price })}</b> {t('join.feeTerms')}
          </Note>
        )}
        <Button look="primary" type="submit" full busy={busy}>
          {verb ?? (price ? t('join.feeVerb', { price }) : t('join.verb'))}
        </Button>
        {typeof children === 'function' ? children(send) : children}
      </form>
    </>
  );
}

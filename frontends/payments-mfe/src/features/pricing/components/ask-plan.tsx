import {
  Button,
  CheckRow,
  Dialog,
  ErrorNote,
  fieldText,
  Note,
  TextArea,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { LONGEST_MESSAGE, useRequestPlan } from '../api/request-plan';

interface Props {
  /** The requested plan; undefined without a request. */
  readonly plan: string | undefined;
  /** True if the present plan is discontinued, so that leaving it is irreversible. */
  readonly forGood: boolean;
  readonly onClose: () => void;
}

const FORM = 'ask-plan';
const BLANK = { message: '', nonprofit: false };

/** Requests a plan, with a message to the staff. The typed values remain until the request has been sent. */
export function AskPlan({ plan, forGood, onClose }: Props) {
  const { t } = useTranslation('payments');
  const [draft, setDraft] = useState(BLANK);
  const request = useRequestPlan();
  const { say } = useFlash();
  const name = plan ? t(`plans.${plan}.name`) : '';
  const messageFault = fieldText(request.error, 'message');

  function close(): void {
    request.reset();
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!plan) return;
    const { message, nonprofit } = draft;
    const said = { ...(message.trim() && { message: message.trim() }), ...(nonprofit && { nonprofit }) };
    request.mutate(
      { plan, ...said },
      {
        onSuccess: () => {
          say(t('own.asked'));
          setDraft(BLANK);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open={plan !== undefined}
      title={t(forGood ? 'ask.leave' : 'ask.title', { plan: name })}
      onClose={close}
      actions={
        <>
          <Button look="quiet" small onClick={close}>
            {t('ask.cancel')}
          </Button>
          <Button look="primary" small type="submit" form={FORM} busy={request.isPending}>
            {t(forGood ? 'ask.sendLeaving' : 'ask.send')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="askplan">
        {forGood ? (
          <Note tone="warning">{t('ask.forGood', { plan: name })}</Note>
        ) : (
          <p className="t2">{t('ask.intro')}</p>
        )}
        {request.error && !messageFault && <ErrorNote error={request.error} />}
        <TextArea
          label={t('ask.message')}
          name="message"
          optional
          rows={4}
          maxLength={LONGEST_MESSAGE}
          hint={t('ask.messageHint')}
          value={draft.message}
          error={messageFault}
          onValue={(message) => setDraft((now) => ({ ...now, message }))}
        />
        <CheckRow
          label={t('ask.nonprofit')}
          hint={t('ask.nonprofitHint')}
          checked={draft.nonprofit}
          onChange={(nonprofit) => setDraft((now) => ({ ...now, nonprofit }))}
        />
      </form>
    </Dialog>
  );
}

import { Button, DraftNote, TextArea, fieldText, useDraft, useTranslation } from '@kashikari/web-kit';
import type { FormEvent } from 'react';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly verb: string;
  /** Characters (REST contract). */
  readonly max: number;
  /** The stored text. */
  readonly before?: string;
  /** The name of its draft on this device. */
  readonly keepAs: string;
  readonly busy: boolean;
  /** The refusal of the last attempt. */
  readonly error: unknown;
  /** Stores the text; `done` is called once it is stored. */
  readonly onSend: (body: string, done: () => void) => void;
  /** Leaves the stored text as it is. */
  readonly onCancel?: () => void;
}

/** The text of a review or a comment, with the number of characters that are left. */
export function VoiceForm({ label, placeholder, verb, max, before = '', keepAs, ...rest }: Props) {
  const { t } = useTranslation('goods');
  const { busy, error, onSend, onCancel } = rest;
  const form = useDraft({ body: before }, { as: keepAs });
  const { body } = form.draft;
  const left = max - [...body].length;

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSend(body, form.discard);
  }

  return (
    <form className="voice-form" onSubmit={submit}>
      <DraftNote of={form} />
      <TextArea
        label={label}
        name="body"
        rows={3}
        placeholder={placeholder}
        value={body}
        hint={t('voices.left', { count: Math.max(0, left) })}
        error={left < 0 ? t('voices.tooLong', { max }) : fieldText(error, 'body')}
        onValue={(text) => form.change({ body: text })}
      />
      <div className="row">
        {onCancel && (
          <Button
            look="quiet"
            onClick={() => {
              form.discard();
              onCancel();
            }}
          >
            {t('voices.cancel')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={busy} disabled={!body.trim() || left < 0}>
          {verb}
        </Button>
      </div>
    </form>
  );
}

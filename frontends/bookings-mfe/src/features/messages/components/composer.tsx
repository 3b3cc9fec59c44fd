import { Button, CheckRow, DraftNote, Icon, IconSend, useTranslation, useUser } from '@kashikari/web-kit';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import type { OutboxView } from '../use-outbox';

/**
 * The maximum length of a message in characters (REST contract). From `SHOW_FROM` on, the remaining number is shown.
 */
const MAX = 4_000;
const SHOW_FROM = 3_500;

/** The maximum number of lines to which the field grows. */
const MAX_LINES = 8;

interface Props {
  readonly booking: BookingView;
  readonly outbox: OutboxView;
  /** True for the lender and for owners of the good's groups, who may reach people without mail notifications. */
  readonly mayForce: boolean;
}

/** The field for a message. Ctrl+Enter (⌘ on a Mac) sends; Enter begins a new line. */
export function Composer({ booking, outbox, mayForce }: Props) {
  const { t } = useTranslation('bookings');
  const [force, setForce] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMine = useUser()?.id === booking.user_id;
  const { draft } = outbox;
  const left = MAX - [...draft].length;
  const isNearEnd = left <= MAX - SHOW_FROM;
  const maySend = draft.trim() !== '' && left >= 0;

  function send(): void {
    if (!maySend) return;
    outbox.post(force);
    setForce(false);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const quick = isMine ? (['thanks', 'late'] as const) : (['ready', 'please'] as const);
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {draft === '' && (
        <div className="row wrap">
          {quick.map((name) => (
            <button
              key={name}
              type="button"
              className="filt"
              onClick={() => {
                outbox.type(t(`messages.quick.${name}`));
                field.current?.focus();
              }}
            >
              {t(`messages.quick.${name}`)}
            </button>
          ))}
        </div>
      )}
      <div className="row composer-line">
        <textarea
          ref={field}
          className="in grow"
          name="message"
          rows={Math.min(MAX_LINES, draft.split('\n').length)}
          value={draft}
          aria-label={t('messages.field')}
          aria-describedby="message-hint"
          aria-invalid={left < 0}
          placeholder={t('messages.placeholder')}
          onChange={(event) => outbox.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" look="primary" disabled={!maySend}>
          <Icon of={IconSend} />
          <span className="vh">{t('messages.send')}</span>
        </Button>
      </div>
      <p id="message-hint" className={isNearEnd ? 'meta' : 'meta only-w'}>
        {isNearEnd ? t('messages.left', { count: Math.max(0, left) }) : t('messages.keys')}
      </p>
      <DraftNote of={outbox.form} />
      {mayForce && (
        <CheckRow
          label={t('messages.force')}
          hint={t('messages.forceHint')}
          checked={force}
          onChange={setForce}
        />
      )}
    </form>
  );
}

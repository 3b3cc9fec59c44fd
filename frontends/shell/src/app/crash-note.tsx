import { CrashWays, Icon, IconX, Note, lastCrash, putCrashAway, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { useContactLink } from '../config/contact';

/** Shows the number of a crash after its reload, until the user dismisses it. */
export function CrashNote() {
  const { t } = useTranslation('kit');
  const contact = useContactLink();
  const [number, setNumber] = useState(() => lastCrash()?.number);
  if (!number) return null;
  function putAway(): void {
    putCrashAway();
    setNumber(undefined);
  }
  return (
    <div className="crash-note">
      <Note
        tone="warning"
        action={
          <button type="button" className="ibtn" aria-label={t('close')} onClick={putAway}>
            <Icon of={IconX} size="s" />
          </button>
        }
      >
        {t('crash.after')} <b>{number}</b> <CrashWays number={number} contact={contact ?? undefined} />
      </Note>
    </div>
  );
}

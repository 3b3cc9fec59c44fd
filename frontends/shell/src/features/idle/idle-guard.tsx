import { Button, Dialog, useAppSelector, useTranslation } from '@kashikari/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useLeaveAll } from '../../session/use-leave';
import { lastTouch, timeLeft, touch, WARNING } from '../../session/idle';

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Warns an idle user of a shared device for one minute, and then signs out all accounts. */
export function IdleGuard() {
  const minutes = useAppSelector((state) => state.prefs.idleMinutes);
  const signedIn = useAppSelector((state) => state.auth.status === 'signed-in');
  return signedIn && minutes > 0 ? <Watch minutes={minutes} /> : null;
}

function Watch({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('shell');
  const leaveAll = useLeaveAll();
  const [left, setLeft] = useState(Infinity);
  const warned = left <= WARNING;
  const asked = useRef(false);
  const gone = useRef(false);
  asked.current = warned;

  useEffect(() => {
    // While the dialog is open, only its button counts as activity.
    const seen = () => !asked.current && touch();
    touch();
    for (const event of TOUCHES) window.addEventListener(event, seen, { passive: true });
    const clock = setInterval(() => setLeft(timeLeft(minutes, lastTouch(), Date.now()) ?? Infinity), 1_000);
    return () => {
      clearInterval(clock);
      for (const event of TOUCHES) window.removeEventListener(event, seen);
    };
  }, [minutes]);

  useEffect(() => {
    if (left > 0) return;
    if (gone.current) return;
    gone.current = true;
    void leaveAll('/sign_in_methods', t('idle.out'));
  }, [left, leaveAll, t]);

  function stay(): void {
    touch();
    setLeft(Infinity);
  }

  return (
    <Dialog
      open={warned}
      title={t('idle.title')}
      onClose={stay}
      actions={
        <Button look="primary" onClick={stay}>
          {t('idle.stay')}
        </Button>
      }
    >
      <p className="dlg-body">{t('idle.soon', { count: Math.ceil(Math.min(left, WARNING) / 1_000) })}</p>
    </Dialog>
  );
}

import { onFreshNeeded, useUser } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import { onTabs } from '../../session/tabs';
import { FreshDialog } from './fresh-dialog';

/**
 * Whatever act needs a fresh sign-in waits here until its person has shown once more that it is them, and then goes on where it
 * was, with all that was typed. The kit calls for every refused call, so no screen has to think of it.
 */
export function FreshGuard() {
  const user = useUser();
  const [waiting, setWaiting] = useState<{ answer(confirmed: boolean): void }>();
  useEffect(() => onFreshNeeded(() => new Promise((answer) => setWaiting({ answer }))), []);

  const own = user?.id;
  useEffect(() => {
    if (!waiting) return undefined;
    return onTabs((word) => {
      if (word.kind !== 'confirmed' || word.userId !== own) return;
      setWaiting(undefined);
      waiting.answer(true);
    });
  }, [waiting, own]);

  if (!waiting || !user) return null;
  const close = (confirmed: boolean) => {
    setWaiting(undefined);
    waiting.answer(confirmed);
  };
  return <FreshDialog email={user.email ?? ''} onClose={close} />;
}

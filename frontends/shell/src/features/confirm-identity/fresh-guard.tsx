import { onFreshNeeded, retrying, useUser } from '@kashikari/web-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { withTexts } from '../../offers/use-part';
import { onTabs } from '../../session/tabs';
import type { FreshDialogProps } from './fresh-dialog';

const load = () => withTexts(import('./fresh-dialog'));

/** An act that waits for its person. */
interface Waiting {
  readonly Dialog: ComponentType<FreshDialogProps>;
  answer(confirmed: boolean): void;
}

/** Loads the dialog and lets an act wait in it; without the dialog, the call stays refused. */
async function waitIn(begin: (waiting: Waiting) => void): Promise<boolean> {
  const loaded = await retrying(load).catch(() => undefined);
  return loaded ? new Promise((answer) => begin({ Dialog: loaded.FreshDialog, answer })) : false;
}

/**
 * Whatever act needs a fresh sign-in waits here until its person has shown once more that it is them, and then goes on where it
 * was, with all that was typed. The kit calls for every refused call, so no screen has to think of it.
 */
export function FreshGuard() {
  const user = useUser();
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => onFreshNeeded(() => waitIn(setWaiting)), []);

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
  const { Dialog } = waiting;
  return <Dialog email={user.email ?? ''} onClose={close} />;
}

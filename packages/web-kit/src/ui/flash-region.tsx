import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { type Flash, flashDismissed, flashDuration } from '../state/flash';
import { dropAction, runAction } from '../state/flash-actions';
import { useAppDispatch, useAppSelector } from '../state/store';
import { AgainButton } from './again-button';
import { Icon } from './icon';
import { IconX } from './icons';

/** Messages about completed actions, at the foot of the screen. The shell contains the only one. */
export function FlashRegion() {
  const shown = useAppSelector((state) => state.flash.shown);
  const { t } = useTranslation('kit');
  return (
    <section className="flashes" aria-label={t('flash.region')} aria-live="polite">
      {shown.map((message) => (
        <FlashBar key={message.id} message={message} />
      ))}
    </section>
  );
}

/** One message. Its time pauses while it is hovered or focused. */
function FlashBar({ message }: { readonly message: Flash }) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('kit');
  const [paused, setPaused] = useState(false);
  const { id, actionId } = message;

  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => {
      dropAction(actionId);
      dispatch(flashDismissed(id));
    }, flashDuration(message));
    return () => clearTimeout(timer);
  }, [paused, dispatch, id, actionId, message]);

  function act(): void {
    if (actionId !== undefined) runAction(actionId);
    dispatch(flashDismissed(id));
  }

  return (
    <div
      className="flash"
      role={message.tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className="grow">{message.text}</span>
      {message.actionLabel && message.freeAt !== undefined && (
        <AgainButton freeAt={message.freeAt} className="" onAgain={act} />
      )}
      {message.actionLabel && message.freeAt === undefined && (
        <button type="button" onClick={act}>
          {message.actionLabel}
        </button>
      )}
      <button type="button" aria-label={t('close')} onClick={() => dispatch(flashDismissed(id))}>
        <Icon of={IconX} size="s" />
      </button>
    </div>
  );
}

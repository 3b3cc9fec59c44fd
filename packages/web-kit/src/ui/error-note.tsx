import { againOf, freeAt } from '../api/again';
import { isUndecided } from '../api/api-error';
import { errorText } from '../i18n/error-text';
import { AgainButton } from './again-button';
import { Note } from './note';

interface Props {
  readonly error: unknown;
  /** True if nothing else on the screen offers a retry; the note then also offers one for an undecided call. */
  readonly alone?: boolean;
}

/**
 * Note of a refused change. After a rate limit, “Try again” becomes enabled when the seconds are over, and repeats the
 * change.
 */
export function ErrorNote({ error, alone = false }: Props) {
  const free = freeAt(error);
  const again = free !== undefined || (alone && isUndecided(error)) ? againOf(error) : undefined;
  return (
    <div className="lerr">
      <Note tone="error">{errorText(error)}</Note>
      {again && <AgainButton freeAt={free} onAgain={again} />}
    </div>
  );
}

import { againOf, freeAt } from '../api/again';
import { isUndecided } from '../api/api-error';
import { errorText } from '../i18n/error-text';
import { AgainButton } from './again-button';
import { Note } from './note';

interface Props {
  readonly error: unknown;
  /** Nothing else on the screen asks again: a call that was not decided is offered again, too. */
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

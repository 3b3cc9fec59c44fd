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

/** What a change was refused with; where a limit held it, “Try again” does the same once the seconds are over. */
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

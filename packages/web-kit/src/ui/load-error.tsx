import { useTranslation } from '../i18n/use-translation';
import { freeAt } from '../api/again';
import { type ApiError, isApiError } from '../api/api-error';
import { errorText } from '../i18n/error-text';
import { useOnline } from '../state/use-online';
import { AgainButton } from './again-button';
import { NotReached } from './not-reached';
import { Note } from './note';

/** Error in place of content that failed to load, with a retry. */
export function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('kit');
  const online = useOnline();
  if (!online || (isApiError(error) && error.status === 0)) return <NotReached onRetry={onRetry} />;
  return (
    <div className="lerr">
      <Note tone="error">
        {isApiError(error) ? readText(error, t('errors.display')) : t('errors.screen')}
      </Note>
      <AgainButton freeAt={freeAt(error)} onAgain={onRetry} />
    </div>
  );
}

/**
 * Returns the text of an error. A plain 403 reads as content that can't be shown, not as a missing permission; a
 * specific code has its own text.
 */
function readText(error: ApiError, noDisplay: string): string {
  return error.code === 'forbidden' || error.code === 'status.403' ? noDisplay : errorText(error);
}

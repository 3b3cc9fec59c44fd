import { useTranslation } from '../i18n/use-translation';
import { freeAt } from '../api/again';
import { isApiError } from '../api/api-error';
import { errorText } from '../i18n/error-text';
import { useOnline } from '../state/use-online';
import { AgainButton } from './again-button';
import { NotReached } from './not-reached';
import { Note } from './note';

/** What couldn't be shown, and a way to try again. */
export function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('kit');
  const online = useOnline();
  if (!online || (isApiError(error) && error.status === 0)) return <NotReached onRetry={onRetry} />;
  return (
    <div className="lerr">
      <Note tone="error">{isApiError(error) ? errorText(error) : t('errors.screen')}</Note>
      <AgainButton freeAt={freeAt(error)} onAgain={onRetry} />
    </div>
  );
}

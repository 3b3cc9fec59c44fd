import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import { Button } from './button';
import { Empty } from './empty';

/** Screen in place of content that can't be requested while offline. It offers a retry and a way back. */
export function NotReached({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('kit');
  const navigate = useNavigate();
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Empty
      title={t('offline.title')}
      actions={
        <>
          <Button look="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button onClick={back}>{t('offline.back')}</Button>
        </>
      }
    >
      {t('offline.unseen')}
    </Empty>
  );
}

import { Button, Note, PageHeader, errorText, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useStopInvites } from '../../api/answer-invite';

/** `/invites/stop`: ends all invitations to the reader of a mail, after one press: programs that follow links end nothing. */
export function StopScreen() {
  const { t } = useTranslation('groups');
  const [params] = useSearchParams();
  const stop = useStopInvites();
  return (
    <>
      <PageHeader title={t('stop.title')}>
        <p className="t2">{t('stop.intro')}</p>
      </PageHeader>
      {stop.isError && <Note tone="error">{errorText(stop.error)}</Note>}
      {stop.isSuccess ? (
        <Note>{t('stop.done')}</Note>
      ) : (
        <div className="submit">
          <Button look="primary" busy={stop.isPending} onClick={() => stop.mutate(params.get('token') ?? '')}>
            {t('stop.verb')}
          </Button>
        </div>
      )}
    </>
  );
}

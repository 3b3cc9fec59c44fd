import { Button, dayIn, formatDay, useFlash, useLocale, useTranslation, useUser } from '@kashikari/web-kit';
import { useEndTransfer, type Transfer } from '../../../api/transfers';
import './transfer.css';

/** The offer of the good to a person who has not answered yet. */
export function WaitingTransfer({ transfer, name }: { readonly transfer: Transfer; readonly name: string }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'UTC';
  const end = useEndTransfer();
  const { say, sayError } = useFlash();
  const day = formatDay(dayIn(zone, transfer.expires_at), locale);

  function takeBack(): void {
    end.mutate(transfer.id, { onSuccess: () => say(t('transfer.takenBack')), onError: sayError });
  }

  return (
    <section className="sec card pad givenaway" aria-labelledby="waiting">
      <h2 id="waiting">{t('transfer.waiting', { name })}</h2>
      <p className="sm t2">{t('transfer.waitingHint', { day })}</p>
      <Button busy={end.isPending} onClick={takeBack}>
        {t('transfer.takeBack')}
      </Button>
    </section>
  );
}

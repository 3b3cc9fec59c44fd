import { useTranslation } from '../i18n/use-translation';
import { answer, api } from '../api/client';
import { useMutation } from '../api/use-mutation';
import { useFlash } from '../state/use-flash';
import { Button } from './button';

/** Resends the mail with the link that verifies the user's address. */
export function VerificationButton() {
  const { t } = useTranslation('kit');
  const { say, sayError } = useFlash();
  const send = useMutation({ mutationFn: () => answer(api.POST('/auth/verification', {})) });
  return (
    <Button
      small
      busy={send.isPending}
      onClick={() =>
        send.mutate(undefined, { onSuccess: () => say(t('verification.sent')), onError: sayError })
      }
    >
      {t('verification.send')}
    </Button>
  );
}

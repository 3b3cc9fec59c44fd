import {
  answer,
  api,
  Button,
  isApiError,
  Note,
  useFlash,
  useMutation,
  useTranslation,
} from '@kashikari/web-kit';

/** Whether something was refused because the own address isn't confirmed. */
export const needsConfirming = (error: unknown): boolean =>
  isApiError(error) && error.code === 'auth.unconfirmed_address';

/** What to do about an address that isn't confirmed: the mail that confirms it is sent again. */
export function ConfirmFirst() {
  const { t } = useTranslation('groups');
  const { say, sayError } = useFlash();
  const send = useMutation({ mutationFn: () => answer(api.POST('/auth/verification', {})) });
  return (
    <Note tone="warning">
      <span className="blk">{t('confirmFirst.why')}</span>
      <Button
        small
        busy={send.isPending}
        onClick={() =>
          send.mutate(undefined, { onSuccess: () => say(t('confirmFirst.sent')), onError: sayError })
        }
      >
        {t('confirmFirst.send')}
      </Button>
    </Note>
  );
}

import { Button, FormSection, useConfirm, useFlash, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { useRotateSecret } from '../api/webhooks';
import { SecretOnce } from './secret-once';

/** The key by which the receiver verifies requests. It is replaced, and shown once. */
export function Signature({ id }: { readonly id: string }) {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  const rotate = useRotateSecret(id);
  const { sayError } = useFlash();
  const [secret, setSecret] = useState<string>();

  async function replace(): Promise<void> {
    const question = { title: t('webhooks.rotateAsk'), body: t('webhooks.rotateBody') };
    if (!(await confirm({ ...question, verb: t('webhooks.rotate') }))) return;
    rotate.mutate(undefined, { onSuccess: setSecret, onError: sayError });
  }

  return (
    <FormSection title={t('webhooks.signature')} intro={t('webhooks.signatureIntro')}>
      {secret ? (
        <SecretOnce secret={secret} done={t('webhooks.stored')} onDone={() => setSecret(undefined)} />
      ) : (
        <>
          <Button busy={rotate.isPending} onClick={() => void replace()}>
            {t('webhooks.rotate')}
          </Button>
          <p className="hint gap">{t('webhooks.rotateBody')}</p>
        </>
      )}
    </FormSection>
  );
}

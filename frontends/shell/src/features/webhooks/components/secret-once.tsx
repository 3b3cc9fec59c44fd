import { Button, Note, TextField, useCopy, useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly secret: string;
  readonly done: string;
  onDone(): void;
}

/** The key of the signatures, which is shown this once. */
export function SecretOnce({ secret, done, onDone }: Props) {
  const { t } = useTranslation('shell');
  const copy = useCopy(t('webhooks.secretCopied'));
  return (
    <div className="card pad narrow">
      <Note tone="warning">{t('webhooks.secretOnce')}</Note>
      <TextField
        label={t('webhooks.secret')}
        name="secret"
        readOnly
        value={secret}
        onValue={() => undefined}
      />
      <div className="row wrap gap">
        <Button look="primary" onClick={() => copy(secret)}>
          {t('webhooks.copy')}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </div>
  );
}

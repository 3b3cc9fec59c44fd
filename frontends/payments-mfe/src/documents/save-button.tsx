import { Button, useFlash, useTranslation } from '@kashikari/web-kit';
import type { PaymentDocument } from './list-documents';
import { useSaveDocument } from './save-document';

/** Saves a document as a PDF file. */
export function SaveButton({ document }: { readonly document: PaymentDocument }) {
  const { t } = useTranslation('payments');
  const { sayError } = useFlash();
  const save = useSaveDocument();
  const { id, kind, number } = document;
  const name = t(`documents.kinds.${kind}`);
  return (
    <Button
      small
      busy={save.isPending}
      aria-label={t('documents.saveOne', { name, number })}
      onClick={() => save.mutate({ id, number, name }, { onError: sayError })}
    >
      {t('documents.save')}
    </Button>
  );
}

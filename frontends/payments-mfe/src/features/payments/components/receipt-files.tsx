import { useTranslation, useUser } from '@kashikari/web-kit';
import { useDocumentsOfPayment } from '../../../documents/list-documents';
import { SaveButton } from '../../../documents/save-button';
import type { Payment } from '../api/get-payment';

/** The invoice or receipt of a payment, and the returns of its refunds, as files. Earlier payments have none. */
export function ReceiptFiles({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const scope = payment.payer_id === useUser()?.id ? 'pay' : 'receive';
  const { data: documents = [] } = useDocumentsOfPayment(payment.id, scope);
  if (documents.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="receipt-files">
      <div className="sec-h">
        <h2 id="receipt-files">{t('receipt.files')}</h2>
      </div>
      <ul className="card list receiptfiles">
        {documents.map((document) => (
          <li key={document.id} className="row">
            <span className="grow">
              {t(`documents.kinds.${document.kind}`)} {document.number}
            </span>
            <SaveButton document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

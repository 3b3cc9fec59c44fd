import { dayIn, formatDay, Link, useLocale, useTranslation, useUser } from '@kashikari/web-kit';
import { useYen } from '../../../money/use-yen';
import type { DocumentScope, PaymentDocument } from '../../../documents/list-documents';
import { SaveButton } from '../../../documents/save-button';

interface Props {
  readonly document: PaymentDocument;
  readonly scope: DocumentScope;
}

/** One document in a list: its kind, its number, the other party, its day and its total. */
export function DocumentRow({ document, scope }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  const { kind, number, issued_on: day, corrects, copy, total } = document;
  const party = scope === 'pay' ? document.issuer_name : document.recipient_name;
  return (
    <li className="docrow">
      <div className="grow">
        <Link to={`/payments/${document.payment_id}`}>
          <b>{party || t('documents.noName')}</b>
        </Link>
        <p className="sm t2">
          {t(`documents.kinds.${kind}`)} {number}
          {corrects && ` (${t('documents.corrects', { number: corrects })})`}
          {copy && scope === 'pay' && ` (${t('documents.fetched')})`}
        </p>
        <p className="sm t2 nb">{formatDay(day, locale, dayIn(zone))}</p>
      </div>
      <b className="nb">{yen(kind === 'return' ? -total : total)}</b>
      <SaveButton document={document} />
    </li>
  );
}

import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { usePayment } from './api/get-payment';
import { PaymentDetail } from './components/payment-detail';

/** `payments/{id}`: one payment, its steps, and what can be done now. */
export function PaymentScreen() {
  const { id = '' } = useParams();
  const payment = usePayment(id);
  return (
    <QueryView query={payment} loading={<Skeleton shape="block" />} notFound={<NotFound id={id} />}>
      {(found) => <PaymentDetail found={found} />}
    </QueryView>
  );
}

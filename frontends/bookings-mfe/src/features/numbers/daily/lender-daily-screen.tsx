import { OfLender } from '../components/of-lender';
import { Daily } from './components/daily';

/** `numbers/daily`: the figures of a lender by day. */
export function LenderDailyScreen() {
  return <OfLender>{(of) => <Daily of={of} />}</OfLender>;
}

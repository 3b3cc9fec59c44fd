import { Numbers } from './components/numbers';
import { OfLender } from './components/of-lender';

/** `numbers`: the figures of a lender by month. */
export function LenderNumbersScreen() {
  return <OfLender>{(of) => <Numbers of={of} />}</OfLender>;
}

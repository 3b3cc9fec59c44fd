import { Numbers } from './components/numbers';
import { OfGroup } from './components/of-group';

/** `-/{slug}/numbers`: the figures of a group's goods by month, for those who run it. */
export function GroupNumbersScreen() {
  return <OfGroup>{(of) => <Numbers of={of} />}</OfGroup>;
}

import { OfGroup } from '../components/of-group';
import { Daily } from './components/daily';

/** `-/{slug}/numbers/daily`: the figures of a group's goods by day, for those who run it. */
export function GroupDailyScreen() {
  return <OfGroup>{(of) => <Daily of={of} />}</OfGroup>;
}

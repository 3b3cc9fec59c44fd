import { isSharedDevice, useAppSelector, useLocation } from '@kashikari/web-kit';
import { useCountedScreens } from '../analytics/use-counted-screens';
import { useSettings } from '../config/settings';
import { useAtWork } from '../offers/at-work';
import { refusesByDefault, useChoice } from './choice';
import type { ConsentProps } from './consent-props';
import { ConsentBanner } from './consent-banner';

/**
 * The question, and the events after a yes. Nobody is asked whose browser has answered by `Sec-GPC`, nor while typing,
 * scanning or paying. Member cards and shared devices are used by many people, so they are not asked and send nothing.
 */
export function ConsentParts({ routes, load }: ConsentProps) {
  const { pathname } = useLocation();
  const isShared = useAppSelector(isSharedDevice);
  const isKnown = useAppSelector(({ auth }) => auth.status !== 'unknown');
  const choice = useChoice();
  const receiver = useSettings()?.consent?.receiver;
  useCountedScreens({ routes, load, isKnown, isShared });
  const asks = isKnown && !isShared && !choice && !refusesByDefault() && pathname !== '/cookies';
  const atWork = useAtWork(asks);
  return asks && !atWork ? <ConsentBanner receiver={receiver} /> : null;
}

import { NPS_AFTER_DAYS, NPS_AFTER_RETURNS } from '@kashikari/kernel';
import {
  answer,
  api,
  isAccount,
  isSharedDevice,
  useAppSelector,
  useQuery,
  useUser,
  type User,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { usePart, withTexts } from '../../offers/use-part';

const load = () => withTexts(import('./nps-card')).then(({ NpsCard }) => NpsCard);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns true if an account has neither answered nor closed the question, and has been registered for long enough. */
export function mayAskNps(user: Pick<User, 'nps' | 'hide_nps' | 'created_at'>, now: number): boolean {
  const age = now - Date.parse(user.created_at);
  return user.nps === null && !user.hide_nps && age > NPS_AFTER_DAYS * DAY_MS;
}

/**
 * The survey question on Home, for accounts with enough returned bookings, on their own devices. What it decides at first
 * stays for the visit, so that the answer itself does not remove the card.
 */
export function NpsNote() {
  const user = useUser();
  const isShared = useAppSelector(isSharedDevice);
  const [mayAsk] = useState(() => isAccount(user) && !isShared && mayAskNps(user, Date.now()));
  const returned = useQuery({
    queryKey: ['bookings', { scope: 'use', state: 'returned', count: true }],
    queryFn: () =>
      answer(api.GET('/bookings', { params: { query: { scope: 'use', state: 'returned', per_page: 1 } } })),
    enabled: mayAsk,
  });
  const asks = mayAsk && (returned.data?.meta.total ?? 0) >= NPS_AFTER_RETURNS;
  const Card = usePart(load, asks);
  return asks && user && Card ? <Card user={user} /> : null;
}

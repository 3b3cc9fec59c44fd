import {
  Skeleton,
  isAccount,
  useActing,
  useAppSelector,
  useManagers,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { Fragment, type ReactNode } from 'react';
import type { FiguresOf } from '../figures-of';
import { useAddress } from '../use-address';

/** A page of figures about a lender: the signed-in user, or an account for which they act. */
export function OfLender({ children }: { children(of: FiguresOf): ReactNode }) {
  const { t } = useTranslation('bookings');
  const { params, addressWith } = useAddress();
  const navigate = useNavigate();
  const user = useUser();
  const { account, accounts } = useActing();
  const actsFor = useAppSelector((state) => state.prefs.actsFor);
  const managers = useManagers({ enabled: isAccount(user), staleTime: 5 * 60_000 });
  const lenders = user ? [user, ...accounts] : [];
  const asked = params.get('lender');
  // For whom the person acts is known once the accounts that they manage are read.
  if (!user || (asked === null && actsFor !== '' && !managers.isFetched)) return <Skeleton shape="block" />;
  const id = asked ?? account?.id ?? user.id;
  const choice = lenders.length > 1 && (
    <select
      className="filt"
      aria-label={t('day.lender')}
      value={id}
      onChange={(event) => navigate(addressWith({ lender: event.target.value }), { replace: true })}
    >
      {lenders.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </select>
  );
  return (
    <Fragment key={id}>
      {children({
        scope: { lender_id: id },
        name: lenders.find((one) => one.id === id)?.name ?? '',
        back: { to: asked ? `/today?lender=${asked}` : '/today', label: t('day.title') },
        base: '/numbers',
        addTo: '/goods/new',
        choice,
      })}
    </Fragment>
  );
}

import {
  isAccount,
  useActing,
  useAppSelector,
  useManagers,
  useNavigate,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { Skeleton } from '@kashikari/web-kit';
import { Numbers } from './components/numbers';

/** `numbers`: the figures of a lender: the signed-in user, or the account for which they act. */
export function LenderNumbersScreen() {
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
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
  const back = { to: asked ? `/today?lender=${asked}` : '/today', label: t('day.title') };
  return (
    <Numbers
      key={id}
      scope={{ lender_id: id }}
      name={lenders.find((one) => one.id === id)?.name ?? ''}
      back={back}
      addTo="/goods/new"
    >
      {lenders.length > 1 && (
        <select
          className="filt"
          aria-label={t('day.lender')}
          value={id}
          onChange={(event) => {
            const next = new URLSearchParams(params);
            next.set('lender', event.target.value);
            navigate(`/numbers?${next.toString()}`, { replace: true });
          }}
        >
          {lenders.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      )}
    </Numbers>
  );
}

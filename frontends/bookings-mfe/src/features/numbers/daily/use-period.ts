import { browserZone, dayIn, useNavigate, useUser } from '@kashikari/web-kit';
import { useAddress } from '../use-address';
import { type Days, type Period, paramsOf, periodIn } from './rules/period';

/** Reads the period of the page from the address, and changes it there. */
export function usePeriod() {
  const { params, addressWith } = useAddress();
  const navigate = useNavigate();
  const zone = useUser()?.time_zone ?? browserZone();
  const today = dayIn(zone);
  return {
    ...periodIn(params, today),
    today,
    zone,
    choose: (choice: Period['choice'], days: Days) =>
      navigate(addressWith(paramsOf(choice, days)), { replace: true }),
  };
}

export type ChosenPeriod = ReturnType<typeof usePeriod>;

import { isScanOf, labelCodeIn } from '@kashikari/kernel';
import { useNavigate } from '@kashikari/web-kit';
import { useState } from 'react';
import { useFindLabel } from './api/find-label';
import type { useWantedGood } from './api/get-good';

type RequestedGood = NonNullable<ReturnType<typeof useWantedGood>['data']>['good'];

/** Reads the label of one good, which leads on to its booking. */
export function useWantedLabel() {
  const navigate = useNavigate();
  const [other, setOther] = useState<string | null>(null);
  const { mutate: find } = useFindLabel();

  function book(id: string, read: string): void {
    navigate(`/goods/${id}/bookings/new?code=${encodeURIComponent(read.trim())}`);
  }

  /** The server alone knows which good has a label. */
  function openLabel(id: string, read: string): void {
    const label = labelCodeIn(read);
    if (!label) return setOther(read);
    find(label, {
      onSuccess: ({ good_id: found }) => (found === id ? book(id, read) : setOther(read)),
      onError: () => setOther(read),
    });
  }

  return {
    /** The code that was read but is not the label; null before the first code. */
    other,
    read({ id, management_id: managementId }: RequestedGood, code: string): void {
      if (isScanOf(code, { id, managementId })) book(id, code);
      else openLabel(id, code);
    },
  };
}

import { ownAddressIn } from '@kashikari/kernel';
import { useNavigate, useTranslation } from '@kashikari/web-kit';
import { useRef, useState } from 'react';
import { useProgress } from '../api/get-check';
import { useRecentCounts } from '../api/list-counts';
import { useReadCode } from '../api/read-code';
import type { CountScope } from '../api/stocktaking-types';
import { countAddress, stockAddress } from '../rules/addresses';
import { placesOf } from '../rules/who-counts';
import type { CodeFieldHandle } from './code-field';
import type { CountCardHandle } from './count-card';
import type { SavedCount } from './use-draft-count';

interface CountingOptions {
  readonly slug: string;
  readonly scope: CountScope;
  /** The code that was read, or the id of a good. */
  readonly code: string;
  readonly live: number;
}

/** Manages counting one good after the other: reading the next code saves the previous count. */
export function useCounting({ slug, scope, code, live }: CountingOptions) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigate();
  const { groupId, period } = scope;
  const card = useRef<CountCardHandle>(null);
  const field = useRef<CodeFieldHandle>(null);
  /** The last code read on this screen. An item chosen from a list does not set it. */
  const lastRead = useRef<string>(undefined);
  const [said, say] = useState('');
  const [byHand, setByHand] = useState(true);
  const [place, setPlace] = useState(period?.place ?? '');
  const found = useReadCode(groupId, code);
  const date = useProgress(scope, live).data?.date;
  const recent = useRecentCounts({ scope, date }, live).data;
  const good = found.data?.kind === 'good' ? found.data.good : undefined;

  function saved({ quantity }: SavedCount): void {
    say(t('stock.saved', { title: good?.title, pieces: t('quantity', { count: quantity }) }));
    navigate(stockAddress(slug, 'create', period), { replace: true });
  }

  async function take(read: string, hand: boolean): Promise<void> {
    const meant = meantBy(read);
    if (meant === undefined) return say(t('stock.noCard'));
    if (card.current && meant === code) return card.current.addOne();
    // A good whose own code was read is present, so its count is saved before the next one.
    if (card.current && good && lastRead.current === code) {
      const before = await card.current.save();
      if (!before) return;
      say(t('stock.saved', { title: good.title, pieces: t('quantity', { count: before.quantity }) }));
    } else say('');
    lastRead.current = meant;
    setByHand(hand);
    navigate(countAddress(slug, meant, period), { replace: true });
  }

  return {
    found,
    date,
    said,
    byHand,
    place,
    places: placesOf([...(recent?.stocktakings ?? []), { place: good?.location ?? '' }]),
    setPlace,
    card,
    field,
    saved,
    read: (code: string, hand: boolean) => void take(code, hand),
    /** Leaves an unknown code. */
    drop: () => navigate(stockAddress(slug, 'create', period), { replace: true }),
  };
}

/**
 * Returns the meaning of a code in an address: the id of a good, the code of a label, or the code itself. Returns
 * undefined for a member card.
 */
function meantBy(read: string): string | undefined {
  // The secret of a card must never be in the address bar, whatever host the code names.
  if (/\/auth_tokens\//.test(read)) return undefined;
  const address = ownAddressIn(read, [window.location.origin]);
  if (address === 'foreign' || address === undefined) return read;
  if (address.kind === 'good') return address.id;
  return address.kind === 'label' ? address.code : read;
}

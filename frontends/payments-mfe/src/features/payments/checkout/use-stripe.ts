import { useLocale } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import type { PublishableKey } from '../api/get-key';
import { forgetReload, reloadOnce } from './reload-once';
import { loadStripe, type Stripe } from './stripe';

/** The provider's script; undefined while it loads, `away` where it can't be loaded. */
export function useStripe({ script, key }: PublishableKey): Stripe | 'away' | undefined {
  const locale = useLocale();
  const [stripe, setStripe] = useState<Stripe | 'away'>();
  const language = locale === 'en' ? 'en' : 'ja';
  useEffect(() => {
    let isLeft = false;
    loadStripe(script, key, language).then(
      (loaded) => {
        forgetReload();
        if (!isLeft) setStripe(loaded);
      },
      () => {
        if (!isLeft && !reloadOnce()) setStripe('away');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [script, key, language]);
  return stripe;
}

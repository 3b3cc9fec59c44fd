import { retrying, useUser } from '@kashikari/web-kit';
import { type ComponentType, useEffect, useState } from 'react';

/** The time in milliseconds that the first screen has before labs are loaded. */
const AFTER_FIRST_SCREEN = 1_000;

const load = () => retrying(async () => (await import('./lab-effects')).LabEffects);

/** The labs of the signed-in account, loaded after its first screen. Visitors and member cards have none. */
export function LabsAtWork() {
  const hasLabs = Boolean(useUser()?.permissions.includes('edit'));
  const [Effects, setEffects] = useState<ComponentType>();
  useEffect(() => {
    if (!hasLabs) return undefined;
    const timer = setTimeout(() => void load().then((one) => setEffects(() => one)), AFTER_FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, [hasLabs]);
  return hasLabs && Effects ? <Effects /> : null;
}

import { WIDE_LAYOUT_PX } from '@kashikari/kernel';
import { currentLocale, useLocation } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import type { ConsentProps } from '../consent/consent-props';
import { useSettings } from '../config/settings';
import { EventSender } from './event-sender';
import { noEvents, sendEventsTo, track } from './events';
import { screenPattern } from './screen-pattern';

interface Options extends ConsentProps {
  /** False until the session is known. */
  readonly isKnown: boolean;
  /** True where many people use the device or the session, so that nothing is sent. */
  readonly isShared: boolean;
}

/** Addresses at which cards are entered, from which nothing is sent. */
const PAYMENTS = /^\/payments(\/|$)/i;

/** Counts each screen that is opened, and passes other events on. The page has an endpoint only after consent. */
export function useCountedScreens({ routes, load, isKnown, isShared }: Options): void {
  const { pathname } = useLocation();
  const { consent, version = '' } = useSettings() ?? {};
  const endpoint = isKnown && !isShared ? consent?.endpoint : undefined;
  const [sender, setSender] = useState<EventSender>();

  useEffect(() => {
    if (isShared) noEvents();
  }, [isShared]);

  useEffect(() => {
    if (!endpoint) return undefined;
    const made = new EventSender(endpoint);
    const end = sendEventsTo((name) => {
      const { pathname: path } = window.location;
      if (PAYMENTS.test(path)) return;
      const [at, locale] = [new Date().toISOString(), currentLocale()];
      const width = window.innerWidth >= WIDE_LAYOUT_PX ? 'wide' : 'narrow';
      screenPattern(path, routes, load).then(
        (screen) => made.send({ ...{ name, screen, locale, width, version, at } }),
        () => undefined,
      );
    });
    const leave = () => made.flush();
    const hide = () => document.visibilityState === 'hidden' && made.flush();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    setSender(made);
    return () => {
      end();
      setSender(undefined);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [endpoint, version, routes, load]);

  useEffect(() => {
    if (sender) track('screen_view');
  }, [sender, pathname]);
}

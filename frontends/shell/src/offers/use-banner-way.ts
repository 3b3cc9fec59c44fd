import { SMART_BANNER_DAYS } from '@kashikari/kernel';
import { isSharedDevice, prefsChanged, useAppDispatch, useAppSelector } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import type { Config } from '../config/config';
import { canInstall, onCanInstall } from './install-prompt';

/** The way to add the site to a phone's home screen: a store, the browser's own prompt, or manually. */
export type BannerWay = { readonly store: string } | 'install' | 'ios';

const DAY = 86_400_000;

/** The way that the smart banner offers here; undefined where it has none, was closed within 14 days, or isn't needed. */
export function useBannerWay(config: Promise<Config>): BannerWay | undefined {
  const dispatch = useAppDispatch();
  const { bannerClosedAt, installed } = useAppSelector((state) => state.prefs);
  const shared = useAppSelector(isSharedDevice);
  const [stores, setStores] = useState<Config['stores']>();
  const [asks, setAsks] = useState(canInstall);
  useEffect(() => onCanInstall(() => setAsks(canInstall())), []);
  useEffect(() => {
    void config.then((settings) => setStores(settings.stores ?? { ios: null, android: null }));
  }, [config]);

  // Opened from the home screen, where it shares its storage with the browser: never again.
  useEffect(() => {
    const done = () => dispatch(prefsChanged({ installed: true }));
    if (isStandalone() && !installed) done();
    window.addEventListener('appinstalled', done);
    return () => window.removeEventListener('appinstalled', done);
  }, [dispatch, installed]);

  const closed = Date.now() - bannerClosedAt < SMART_BANNER_DAYS * DAY;
  if (!stores || installed || closed || shared || !isPhone() || isStandalone()) return undefined;
  const store = isIos() ? stores.ios : isAndroid() ? stores.android : null;
  if (store) return { store };
  if (asks) return 'install';
  return isIos() ? 'ios' : undefined;
}

const matches = (query: string): boolean => window.matchMedia?.(query).matches ?? false;

const isPhone = (): boolean => matches('(pointer: coarse) and (max-width: 1023px)');

const isStandalone = (): boolean =>
  matches('(display-mode: standalone)') || (navigator as { standalone?: boolean }).standalone === true;

const isIos = (): boolean => /iP(hone|ad|od)/.test(navigator.userAgent);

const isAndroid = (): boolean => navigator.userAgent.includes('Android');

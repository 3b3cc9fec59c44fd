import type { GOODS_FILTERS, GOODS_SORTS, GOODS_VIEWS } from '@kashikari/kernel';
import { type UnknownAction, createAction } from '@reduxjs/toolkit';
import type { Locale } from '../i18n/locale';
import type { WedgeLayout } from '../scanning/wedge-layout';

type GoodsView = (typeof GOODS_VIEWS)[number];
type GoodsSort = (typeof GOODS_SORTS)[number];
type GoodsFilter = (typeof GOODS_FILTERS)[number];
type ColorScheme = 'light' | 'dark' | 'auto';

/** Preferences of this device's user. Stored in local storage; contains no secrets. */
export interface Prefs {
  /** Language; undefined until chosen, and then the browser's own preference counts. */
  readonly locale?: Locale;
  readonly colorScheme: ColorScheme;
  readonly view: GoodsView;
  readonly sort: GoodsSort;
  readonly filter: GoodsFilter;
  /** Path below /home that opens first, e.g. `booked` or `groups/0`; empty is All. Set by a long press on a tab. */
  readonly homeTab: string;
  /** Path of the screen that this device begins with instead of Home, e.g. `/today`; empty is Home on its first tab. */
  readonly firstScreen: string;
  /** Minutes without a touch after which everybody is signed out here; 0 is never. For devices that people share. */
  readonly idleMinutes: number;
  /** True if the device does not remember accounts that are signed out or set aside. */
  readonly forgetsAccounts: boolean;
  /** The managed account for which the user acts here; empty means all of them and the user. */
  readonly actsFor: string;
  /** Text of the full-plan note on Home when it was dismissed; empty if it never was. */
  readonly seatsNote: string;
  /** Time at which the smart banner was closed here, epoch milliseconds; 0: never. */
  readonly bannerClosedAt: number;
  /** Account that agreed to summaries of the help by AI here; empty if none did. */
  readonly aiAnswersFor: string;
  /** Camera of the scanners: `back`, `front`, or the id of a device. */
  readonly cameraType: string;
  /** Keyboard that a scanner imitates here, from its set-up code; empty if unknown. */
  readonly scannerLayout: '' | WedgeLayout;
  /** True if the site is installed on the home screen, so that the smart banner has nothing to offer. */
  readonly installed: boolean;
  /** True if this browser has had a session, so that a renewal at the start may succeed. */
  readonly wasSignedIn: boolean;
}

export const initialPrefs: Prefs = {
  colorScheme: 'auto',
  view: 'list',
  sort: 'latest',
  filter: 'all',
  homeTab: '',
  firstScreen: '',
  idleMinutes: 0,
  forgetsAccounts: false,
  actsFor: '',
  seatsNote: '',
  bannerClosedAt: 0,
  aiAnswersFor: '',
  cameraType: 'back',
  scannerLayout: '',
  installed: false,
  wasSignedIn: false,
};

export const prefsChanged = createAction<Partial<Prefs>>('prefs/prefsChanged');

export function prefs(state = initialPrefs, action: UnknownAction): Prefs {
  return prefsChanged.match(action) ? { ...state, ...action.payload } : state;
}

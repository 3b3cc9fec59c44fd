/**
 * The one shared package of all frontends. A shared package can't be tree-shaken: every export is part of the shell's
 * first load. Unused exports must therefore be removed. ../README.md describes each.
 */
import './styles/index.css';

// Libraries that shell and remotes must have in one copy.
export {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  BrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';

// API
export { ApiError, isApiError, isUndecided, toApiError } from './api/api-error';
export { answer, api } from './api/client';
export { graph } from './api/graph';
export { fileUrl } from './api/file-url';
export { queryClient } from './api/query-client';
export { send } from './api/send';
export { saveFile } from './api/save-file';
export { useMutation } from './api/use-mutation';
export { onFreshNeeded } from './api/fresh';
export { type NewAccount, onSignUp, signUp } from './api/sign-up';
export { isOnline, netLost, onNet } from './api/net';
export { randomId } from './api/random-id';
export { renewToken } from './api/renew';
export { cardGroup, cardNumber, cardReads, keepToken, onSessionEnd } from './api/session-token';
export type { components } from './api/schema';
export type * from './api/wire';

// Live
export { useLive, useLiveCounts, useLiveLenders, useLiveThread } from './live/use-live';
export { type ScheduleView, useSchedule, useShownDays } from './live/use-schedule';

// Languages
export { errorText, fieldText } from './i18n/error-text';
export { type Translations, addTranslations, replaceTexts, changeLocale, startI18n } from './i18n/i18n';
export { translatorOf } from './i18n/texts';
export { LOCALES, LOCALE_NAMES, type Locale, currentLocale, isLocale, preferredLocale } from './i18n/locale';
export { useLocale } from './i18n/use-locale';
export { useTranslation } from './i18n/use-translation';

// Days, times, numbers
export {
  daysFrom,
  formatDay,
  formatDays,
  formatFullWeekday,
  formatMonth,
  formatNearDay,
  formatShortDay,
  formatWeekday,
} from './format/day';
export { assumeZone, browserZone } from './format/browser-zone';
export { dayIn, formatHours, formatLength, formatTime } from './format/instant';
export { formatMoney, formatNumber } from './format/number';
export { formatPrices } from './format/price';
export { addDays, weekdayOf } from '@kashikari/kernel';

// Client state
export { isAccount } from './state/is-account';
export { notReached, returnedTo, sessionExpired, signInRequired, signedIn, signedOut } from './state/auth';
export { type Prefs, prefsChanged } from './state/prefs';
export { createStore, useAppDispatch, useAppSelector, useStore } from './state/store';
export { type Acting, useActing } from './state/use-acting';
export { forgetDrafts } from './state/drafts';
export { changesOf, useDraft } from './state/use-draft';
export { isSharedDevice } from './state/shared-device';
export { useCopy } from './state/use-copy';
export { useFlash } from './state/use-flash';
export { useLends } from './state/use-lends';
export { useMedia } from './state/use-media';
export { useManagers } from './state/use-managers';
export { useNavigate } from './state/use-navigate';
export { behindOf, useBehind, useCloseWindow } from './state/use-window';
export { useRequireSignIn, useUser } from './state/use-session';

// Federation
export { lazyScreen } from './remotes/lazy-screen';
export { type Remote, type RemoteName, type SlotProps, defineRemote } from './remotes/remote';
export { type LoadRemote, RemoteSlot, RemotesProvider, WithRemote } from './remotes/remotes-context';
export { OtherKit, fitsKit } from './remotes/other-kit';
export { retrying } from './remotes/retry';

// Scanning
export { useWedge } from './scanning/use-wedge';

// Frame
export { KitProvider } from './kit-provider';
export { CrashBoundary } from './ui/crash-boundary';
export { CrashWays } from './ui/crash-ways';
export { lastCrash, putCrashAway } from './state/crashes';
export { FlashRegion } from './ui/flash-region';
export { useFrame } from './ui/frame-context';
export { Logo } from './ui/logo';
export { NotFound } from './ui/not-found';
export { VerificationButton } from './ui/verification-button';
export { OfflineBanner } from './ui/offline-banner';
export { PageHeader } from './ui/page-header';
export { nameSite, windowTitle } from './state/site';
export { type TabLink, Tabs } from './ui/tabs';

// Components
export { Allowed } from './ui/allowed';
export { Avatar } from './ui/avatar';
export { Badge } from './ui/badge';
export { BookingBar } from './ui/booking-bar';
export { Button, ButtonLink, IconButton } from './ui/button';
export { weeksOf, weeksWith } from './ui/calendar-weeks';
export { useConfirm } from './ui/confirm';
export { Dialog } from './ui/dialog';
export { DraftNote } from './ui/draft-note';
export { Empty } from './ui/empty';
export { ErrorNote } from './ui/error-note';
export { FormSection } from './ui/form-section';
export { Glyph, type StateName } from './ui/glyph';
export { GoodsCard } from './ui/goods-card';
export { Icon, type IconShape } from './ui/icon';
export * from './ui/icons';
export { ListRow } from './ui/list-row';
export { LoadError } from './ui/load-error';
export { Menu, MenuItem } from './ui/menu';
export { type DayRange, nextChoice } from './ui/day-range';
export { Note } from './ui/note';
export type { QuoteLine, QuoteStep } from './ui/quote';
export type { DeskColumn, DeskPart } from './ui/desk-rows';
export {
  Camera,
  CancellationTable,
  DayCalendar,
  DeskTable,
  HourGrid,
  HourPicker,
  PhotoCode,
  PictureChoice,
  PictureList,
  PriceLines,
  TwoWeekGrid,
} from './ui/on-demand';
export { COLUMNS, QUARTER, hourFloor } from './ui/hour-columns';
export type { HourBar, HourDraft, HourRow } from './ui/hour-rows';
export { PersonRow } from './ui/person-row';
export { Picture } from './ui/picture';
export { Progress } from './ui/progress';
export { Pulse, type PulseDay } from './ui/pulse';
export { QueryView } from './ui/query-view';
export { type Alternative, type MiniDay, MiniStrip, Refusal } from './ui/refusal';
export { SeatCard, seatState } from './ui/seat-card';
export { SaveBar } from './ui/save-bar';
export { Skeleton } from './ui/skeleton';
export { StateChip } from './ui/state-chip';
export { Stepper } from './ui/stepper';
export { StepperField } from './ui/stepper-field';
export { CheckRow, SwitchRow } from './ui/switches';
export { Tag } from './ui/tag';
export { useFocusFault } from './ui/use-focus-fault';
export { PasswordField, SelectField, TextArea, TextField } from './ui/text-field';
export type { GridBar, GridDraft, GridRow } from './ui/two-week-rows';

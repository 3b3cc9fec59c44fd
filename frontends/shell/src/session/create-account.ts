import {
  type NewAccount,
  addTranslations,
  answer,
  api,
  browserZone,
  currentLocale,
  isApiError,
  returnedTo,
  type useFlash,
  type useNavigate,
  type useStore,
  type useTranslation,
} from '@kashikari/web-kit';
import { otherTranslations } from '../i18n/translations';
import { makePasskey } from './api/make-passkey';
import { beside } from './aside';
import { passkeyName } from './passkey-name';
import { takeReturn } from './return-to';
import { enter } from './session';

/** The dependencies from the page: its store, router and messages, and the account that is set aside meanwhile. */
interface Page {
  readonly store: ReturnType<typeof useStore>;
  readonly navigate: ReturnType<typeof useNavigate>;
  readonly flash: ReturnType<typeof useFlash>;
  readonly t: ReturnType<typeof useTranslation>['t'];
  readonly own: string | undefined;
}

/** Creates an account for a remote's form, signs in, and leads where the form says. */
export async function createAccount(account: NewAccount, { store, navigate, flash, t, own }: Page) {
  const { user } = await beside(own, () => answer(api.POST('/users', { body: bodyOf(account) })));
  const hasKey = account.password !== undefined || (await addPasskey());
  if (!account.inviteToken) answer(api.POST('/auth/verification', {})).catch(() => undefined);
  const failure = await account.first?.().then(
    () => undefined,
    (error: unknown) => error,
  );
  await addTranslations('shell', otherTranslations);
  await enter(store, user);
  store.dispatch(returnedTo());
  // A screen that asked for a sign-in before is not where this account goes.
  takeReturn();
  if (failure === undefined) flash.say(account.message);
  else flash.sayError(failure);
  if (!hasKey) flash.say(t('passkeys.later'));
  navigate(account.to, { replace: true });
}

const bodyOf = ({ name, email, password, inviteToken, tags }: NewAccount) => ({
  ...{ name, email, locale: currentLocale(), time_zone: browserZone() },
  ...(password !== undefined && { password }),
  ...(inviteToken !== undefined && { invite_token: inviteToken, tags: [...(tags ?? [])] }),
});

/** Creates a passkey and returns true on success. An account without one signs in by a mailed link. */
async function addPasskey(): Promise<boolean> {
  try {
    await makePasskey(passkeyName(navigator.userAgent));
    return true;
  } catch (error) {
    // An error of the browser itself means that the user canceled.
    if (isApiError(error) || error instanceof DOMException) return false;
    throw error;
  }
}

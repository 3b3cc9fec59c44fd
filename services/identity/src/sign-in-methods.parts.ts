import type { Type } from '@nestjs/common';
import { AskProvider } from './app/sign-in-methods/ask-provider';
import { BeginProviderSignIn } from './app/sign-in-methods/begin-provider-sign-in';
import { LinkedAccounts } from './app/sign-in-methods/linked-accounts';
import { ListProviders } from './app/sign-in-methods/list-providers';
import { ManagePasskeys } from './app/sign-in-methods/manage-passkeys';
import { PasskeyChallenges } from './app/sign-in-methods/passkey-challenges';
import * as ports from './app/ports';
import { ProviderGroups } from './app/sign-in-methods/provider-groups';
import { SignInWithPasskey } from './app/sign-in-methods/sign-in-with-passkey';
import { SignInWithProvider } from './app/sign-in-methods/sign-in-with-provider';
import { OpenIdProviders } from './sign-in/openid-providers';
import { WebauthnAuthenticators } from './sign-in/webauthn-authenticators';
import { PgPasskeyViews } from './store/sign-in/passkeys.views';
import { PgProviderLinkViews } from './store/sign-in/provider-links.views';

/** Use cases of the ways of signing in beside password, mailed link and card: providers and passkeys. */
export const signInMethodCases: Type[] = [
  AskProvider,
  BeginProviderSignIn,
  LinkedAccounts,
  ListProviders,
  ManagePasskeys,
  PasskeyChallenges,
  ProviderGroups,
  SignInWithPasskey,
  SignInWithProvider,
];

/** Implementations of the ports. */
export const signInMethodHands: readonly (readonly [port: unknown, hand: Type<unknown>])[] = [
  [ports.Providers, OpenIdProviders],
  [ports.ProviderLinkViews, PgProviderLinkViews],
  [ports.Authenticators, WebauthnAuthenticators],
  [ports.PasskeyViews, PgPasskeyViews],
];

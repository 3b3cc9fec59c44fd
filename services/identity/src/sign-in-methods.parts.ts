import type { Type } from '@nestjs/common';
import { AskProvider } from './app/ask-provider';
import { BeginProviderSignIn } from './app/begin-provider-sign-in';
import { LinkedAccounts } from './app/linked-accounts';
import { ListProviders } from './app/list-providers';
import * as ports from './app/ports';
import { ProviderGroups } from './app/provider-groups';
import { SignInWithProvider } from './app/sign-in-with-provider';
import { OpenIdProviders } from './sign-in/openid-providers';
import { PgProviderLinkViews } from './store/provider-links.views';

/** Use cases of the ways of signing in that are not ours alone: providers. */
export const signInMethodCases: Type[] = [
  AskProvider,
  BeginProviderSignIn,
  LinkedAccounts,
  ListProviders,
  ProviderGroups,
  SignInWithProvider,
];

/** Which hands fill their ports. */
export const signInMethodHands: readonly (readonly [port: unknown, hand: Type<unknown>])[] = [
  [ports.Providers, OpenIdProviders],
  [ports.ProviderLinkViews, PgProviderLinkViews],
];

import type { Provider } from '@nestjs/common';
import { SettingsToken } from '@kashikari/platform';
import * as ports from '../app/ports';
import { passwordPolicies } from '../domain/guesses/guess-windows';
import type {
  AnswerSettings,
  CardSettings,
  QuotaSettings,
  SessionSettings,
  SetupSettings,
  SignInSettings,
  SupportSettings,
} from '../settings';

const sessionLimit: Provider = {
  provide: ports.SessionLimit,
  useFactory: (settings: SessionSettings) => settings.SESSION_MAX_DAYS * 24 * 60 * 60_000,
  inject: [SettingsToken],
};

const cardLimit: Provider = {
  provide: ports.CardLimit,
  useFactory: (settings: CardSettings) => settings.CARDS_AT_ONCE,
  inject: [SettingsToken],
};

const groupQuota: Provider = {
  provide: ports.GroupQuota,
  useFactory: (settings: QuotaSettings) => settings.QUOTA_GROUPS,
  inject: [SettingsToken],
};

const passwordCounts: Provider = {
  provide: ports.PasswordPolicies,
  useFactory: (settings: SignInSettings) => passwordPolicies(settings.RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN),
  inject: [SettingsToken],
};

const setupAccess: Provider = {
  provide: ports.SetupAccess,
  useFactory: ({ SETUP_TOKEN: token, SETUP_OPEN }: SetupSettings): ports.SetupPolicy => ({
    token: token || undefined,
    isOpen: !token && SETUP_OPEN === '1',
  }),
  inject: [SettingsToken],
};

const supportContact: Provider = {
  provide: ports.SupportContact,
  useFactory: ({ OPERATOR_CONTACT: contact, SUPPORT_TIME_ZONE }: SupportSettings) =>
    new ports.SupportContact(contact?.includes('://') === false ? contact : null, SUPPORT_TIME_ZONE),
  inject: [SettingsToken],
};

const answerCaps: Provider = {
  provide: ports.AnswerCaps,
  useFactory: (settings: AnswerSettings): ports.AnswerCaps => ({
    personDay: settings.AI_TOKENS_PER_PERSON_DAY,
    month: settings.AI_TOKENS_PER_MONTH,
  }),
  inject: [SettingsToken],
};

/** Values of the settings, each as the port that asks for it. */
export const limits: readonly Provider[] = [
  ...[cardLimit, sessionLimit, groupQuota, passwordCounts],
  ...[setupAccess, supportContact, answerCaps],
];

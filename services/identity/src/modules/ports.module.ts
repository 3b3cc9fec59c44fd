import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { Clock, Logger, SettingsToken, ShellDirectory } from '@kashikari/platform';
import * as ports from '../app/ports';
import { BillingMoney } from '../clients/billing-money';
import { BillingPlans } from '../clients/billing-plans';
import { CatalogPictures } from '../clients/catalog-pictures';
import { NotifyMailServers } from '../clients/notify-mail-servers';
import { NotifyMailer } from '../clients/notify-mailer';
import { PushedReplicas } from '../clients/pushed-replicas';
import { ReservationBookings } from '../clients/reservation-bookings';
import { AesEncryptor } from '../secrets/aes-encryptor';
import { Argon2Passwords } from '../secrets/argon2-passwords';
import { JoseAccessTokens } from '../secrets/jose-access-tokens';
import { ListedPasswords } from '../secrets/listed-passwords';
import { NodeSecrets } from '../secrets/node-secrets';
import type { SiteSettings } from '../settings';
import { OpenIdProviders } from '../sign-in/openid-providers';
import { WebauthnAuthenticators } from '../sign-in/webauthn-authenticators';
import { PgCardViews } from '../store/cards/cards.views';
import { SealedCards } from '../store/cards/sealed-cards';
import { PgGroupViews } from '../store/groups/groups.views';
import { PgManagerViews } from '../store/groups/managers.views';
import { PgMembershipViews } from '../store/groups/memberships.views';
import { PgPostViews } from '../store/groups/posts.views';
import { SealedPasscodes } from '../store/groups/sealed-passcodes';
import { PgSeatViews } from '../store/groups/seats.views';
import { PgInstallationViews } from '../store/installation/installation.views';
import { PgInviteViews } from '../store/invites/invites.views';
import { PgShellFaceViews } from '../store/shells/shell-faces.views';
import { PgGuessViews } from '../store/sign-in/guesses.views';
import { PgPasskeyViews } from '../store/sign-in/passkeys.views';
import { PgProviderLinkViews } from '../store/sign-in/provider-links.views';
import { RenewSeals } from '../store/sign-in/renew-seals';
import { PgSecurityViews } from '../store/sign-in/security.views';
import { PgSigningKeys } from '../store/sign-in/signing-keys.repository';
import { PgAnswerBudget } from '../store/support/answer-budget.repository';
import { PgEndedAccessViews } from '../store/users/ended-access.views';
import { GroupStock, ManagerStock, MembershipStock, UserStock } from '../store/stock/identity-stock';
import { PgSnapshotViews } from '../store/users/snapshots.views';
import { PgLabs } from '../store/users/labs.repository';
import { PgUserViews } from '../store/users/users.views';
import { PgUnitOfWork } from '../store/work/unit-of-work';
import { WorkMeans } from '../store/work/work-means';
import { limits } from './limits';

/** The adapter of each port. */
const adapters: readonly (readonly [port: unknown, adapter: Type<unknown>])[] = [
  [ports.UnitOfWork, PgUnitOfWork],
  [ports.Labs, PgLabs],
  [ports.AnswerBudget, PgAnswerBudget],
  [ports.UserViews, PgUserViews],
  [ports.GroupViews, PgGroupViews],
  [ports.MembershipViews, PgMembershipViews],
  [ports.CardViews, PgCardViews],
  [ports.InviteViews, PgInviteViews],
  [ports.PostViews, PgPostViews],
  [ports.SeatViews, PgSeatViews],
  [ports.ManagerViews, PgManagerViews],
  [ports.SecurityViews, PgSecurityViews],
  [ports.GuessViews, PgGuessViews],
  [ports.SnapshotViews, PgSnapshotViews],
  [ports.ShellFaceViews, PgShellFaceViews],
  [ports.EndedAccessViews, PgEndedAccessViews],
  [ports.InstallationViews, PgInstallationViews],
  [ports.PasskeyViews, PgPasskeyViews],
  [ports.ProviderLinkViews, PgProviderLinkViews],
  [ports.SigningKeys, PgSigningKeys],
  [ports.Replicas, PushedReplicas],
  [ports.Bookings, ReservationBookings],
  [ports.Money, BillingMoney],
  [ports.Plans, BillingPlans],
  [ports.Pictures, CatalogPictures],
  [ports.Mailer, NotifyMailer],
  [ports.MailServers, NotifyMailServers],
  [ports.Passwords, Argon2Passwords],
  [ports.CommonPasswords, ListedPasswords],
  [ports.AccessTokens, JoseAccessTokens],
  [ports.Encryptor, AesEncryptor],
  [ports.Secrets, NodeSecrets],
  [ports.Providers, OpenIdProviders],
  [ports.Authenticators, WebauthnAuthenticators],
];

const securityTime: Provider = {
  provide: ports.SecurityTime,
  useFactory: (clock: Clock): ports.SecurityTime => ({ now: () => clock.real() }),
  inject: [Clock],
};

/** The organizations with a host of their own, as listed in the operator's file. */
const shells: Provider = {
  provide: ShellDirectory,
  useFactory: ({ SHELLS_FILE: file, PUBLIC_URL: publicUrl }: SiteSettings, logger: Logger) =>
    new ShellDirectory({ file, publicUrl, logger }),
  inject: [SettingsToken, Logger],
};

const filled: Provider[] = [
  ...adapters.map(([provide, useClass]) => ({ provide, useClass }) as Provider),
  securityTime,
  { provide: ports.Shells, useExisting: ShellDirectory },
  ...limits,
];

/** Provides every port to the modules of all subjects. */
@Global()
@Module({
  providers: [
    ...[...filled, shells, WorkMeans, SealedPasscodes, SealedCards, RenewSeals],
    ...[UserStock, GroupStock, MembershipStock, ManagerStock],
  ],
  exports: filled,
})
export class PortsModule {}

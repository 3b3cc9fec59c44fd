import { Module, type OnApplicationBootstrap, type Provider, type Type } from '@nestjs/common';
import { Clock, Logger, SettingsToken, ShellDirectory } from '@kashikari/platform';
import { BatchGetUsers } from './app/users/batch-get-users';
import { BulkUpdateMemberships } from './app/members/bulk-update-memberships';
import { CardMinter } from './app/cards/card-minter';
import { CardReturn } from './app/members/card-return';
import { CreateCards } from './app/cards/create-cards';
import { CreateGroup } from './app/groups/create-group';
import { CreateManager } from './app/users/create-manager';
import { DeleteCard } from './app/cards/delete-card';
import { DeleteGroup } from './app/groups/delete-group';
import { DeleteManager } from './app/users/delete-manager';
import { DeleteMembership } from './app/members/delete-membership';
import { DeleteUser } from './app/users/delete-user';
import { FindAccount } from './app/seats/find-account';
import { FindMembership } from './app/members/find-membership';
import { GetAccess } from './app/users/get-access';
import { GetCard } from './app/cards/get-card';
import { GetContacts } from './app/users/get-contacts';
import { GetGroup } from './app/groups/get-group';
import { GetGroupFacts } from './app/groups/get-group-facts';
import { ListShellFaces } from './app/shells/list-shell-faces';
import { ListTransferees } from './app/groups/list-transferees';
import { CheckFresh } from './app/sessions/check-fresh';
import { ConfirmSession } from './app/sign-in/confirm-session';
import { GetLink } from './app/sign-in/get-link';
import { GetSigningKeys } from './app/sessions/get-signing-keys';
import { GetSeats } from './app/seats/get-seats';
import { ResolveAccounts } from './app/seats/resolve-accounts';
import { GetShell } from './app/shells/get-shell';
import { GetUser } from './app/users/get-user';
import { GroupPosts } from './app/groups/group-posts';
import { LoginThrottle } from './app/guesses/login-throttle';
import { GroupRoom } from './app/groups/group-room';
import { HandOver } from './app/groups/hand-over';
import { ImportCards } from './app/cards/import-cards';
import { JoinGroup } from './app/members/join-group';
import { KnownBrowsers } from './app/sessions/known-browsers';
import { LinkCard } from './app/cards/link-card';
import { ListCards } from './app/cards/list-cards';
import { ListEndedAccess } from './app/sessions/list-ended-access';
import { ListGroups } from './app/groups/list-groups';
import { ListManagers } from './app/users/list-managers';
import { ListMemberships } from './app/members/list-memberships';
import { SecurityRecord } from './app/sessions/security-record';
import { ManageDevices } from './app/sessions/manage-devices';
import { ManagePosts } from './app/groups/manage-posts';
import { PasswordRules } from './app/guesses/password-rules';
import * as ports from './app/ports';
import { ProveAddress } from './app/sign-in/prove-address';
import { RefreshSession } from './app/sessions/refresh-session';
import { ResolveCard } from './app/cards/resolve-card';
import { RequestEmailLink } from './app/sign-in/request-email-link';
import { SendMail } from './app/sign-in/send-mail';
import { SessionIssuer } from './app/sessions/session-issuer';
import { ShellRules } from './app/shells/shell-rules';
import { SignInWithCard } from './app/sign-in/sign-in-with-card';
import { SignInWithLink } from './app/sign-in/sign-in-with-link';
import { SignInWithPassword } from './app/sign-in/sign-in-with-password';
import { SignOut } from './app/sessions/sign-out';
import { SignUp } from './app/sign-in/sign-up';
import { Sweep } from './app/sessions/sweep';
import { TakenAddresses } from './app/guesses/taken-addresses';
import { ApplyFee } from './app/members/apply-fee';
import { ApplySubscription } from './app/seats/apply-subscription';
import { TellNoSeat } from './app/seats/tell-no-seat';
import { TellOfPost } from './app/groups/tell-of-post';
import { TellOfNewDevice } from './app/sessions/tell-of-new-device';
import { TransferGroup } from './app/invites/transfer-group';
import { UpdateCard } from './app/cards/update-card';
import { UpdateGroup } from './app/groups/update-group';
import { UpdateMembership } from './app/members/update-membership';
import { UpdateShell } from './app/shells/update-shell';
import { UpdateUser } from './app/users/update-user';
import { VerifyEmail } from './app/sign-in/verify-email';
import { CatalogPictures } from './clients/catalog-pictures';
import { NotifyMailer } from './clients/notify-mailer';
import { PushedReplicas } from './clients/pushed-replicas';
import { ReservationBookings } from './clients/reservation-bookings';
import { OnFeeChanged } from './events/on-fee-changed';
import { OnSubscriptionChanged } from './events/on-subscription-changed';
import { SendMailJob } from './events/send-mail.job';
import { TellOfPostJob } from './events/tell-of-post.job';
import { SweepJob } from './events/sweep.job';
import { AccessController } from './grpc/users/access.controller';
import { CardsController } from './grpc/cards/cards.controller';
import { GroupsController } from './grpc/groups/groups.controller';
import { InstallationsController } from './grpc/installation/installations.controller';
import { InvitesController } from './grpc/invites/invites.controller';
import { ManagersController } from './grpc/users/managers.controller';
import { MembershipsController } from './grpc/members/memberships.controller';
import { PostsController } from './grpc/groups/posts.controller';
import { SeatsController } from './grpc/seats/seats.controller';
import { SecurityController } from './grpc/sign-in/security.controller';
import { SessionsController } from './grpc/sign-in/sessions.controller';
import { ShellsController } from './grpc/shells/shells.controller';
import { SignInMethodsController } from './grpc/sign-in/sign-in-methods.controller';
import { UsersController } from './grpc/users/users.controller';
import { AesEncryptor } from './secrets/aes-encryptor';
import { Argon2Passwords } from './secrets/argon2-passwords';
import { JoseAccessTokens } from './secrets/jose-access-tokens';
import { ListedPasswords } from './secrets/listed-passwords';
import { NodeSecrets } from './secrets/node-secrets';
import { installationParts } from './installation.parts';
import { inviteCases } from './invites.parts';
import { limits } from './limits.parts';
import { SETTINGS, type SiteSettings } from './settings';
import { signInMethodCases, signInMethodHands } from './sign-in-methods.parts';
import { PgCardViews } from './store/cards/cards.views';
import { PgEndedAccessViews } from './store/users/ended-access.views';
import { PgSnapshotViews } from './store/users/snapshots.views';
import { PgGroupViews } from './store/groups/groups.views';
import { PgGuessViews } from './store/sign-in/guesses.views';
import { PgInviteViews } from './store/invites/invites.views';
import { PgManagerViews } from './store/groups/managers.views';
import { PgMembershipViews } from './store/groups/memberships.views';
import { PgPostViews } from './store/groups/posts.views';
import { RenewSeals } from './store/sign-in/renew-seals';
import { SealedCards } from './store/cards/sealed-cards';
import { SealedPasscodes } from './store/groups/sealed-passcodes';
import { PgSeatViews } from './store/groups/seats.views';
import { PgSecurityViews } from './store/sign-in/security.views';
import { PgSigningKeys } from './store/sign-in/signing-keys.repository';
import { PgShellFaceViews } from './store/shells/shell-faces.views';
import { PgUnitOfWork } from './store/work/unit-of-work';
import { PgUserViews } from './store/users/users.views';

const sessions = [
  SessionIssuer,
  SignUp,
  ShellRules,
  SignInWithPassword,
  SignInWithLink,
  ProveAddress,
  SignInWithCard,
  RefreshSession,
  ResolveCard,
  SignOut,
  RequestEmailLink,
  ManageDevices,
  ListEndedAccess,
  SecurityRecord,
  VerifyEmail,
  GetLink,
  CheckFresh,
  ConfirmSession,
  TellOfNewDevice,
];
const users = [
  GetUser,
  BatchGetUsers,
  UpdateUser,
  DeleteUser,
  GetContacts,
  GetAccess,
  GetGroupFacts,
  ListTransferees,
  GetSigningKeys,
];
const groups = [
  CreateGroup,
  GetGroup,
  ListGroups,
  UpdateGroup,
  DeleteGroup,
  TransferGroup,
  GroupRoom,
  HandOver,
  ManagePosts,
  GroupPosts,
  TellOfPost,
];
const memberships = [
  JoinGroup,
  FindMembership,
  ListMemberships,
  UpdateMembership,
  DeleteMembership,
  BulkUpdateMemberships,
  ...inviteCases,
];
const cards = [
  CardMinter,
  CardReturn,
  CreateCards,
  GetCard,
  LinkCard,
  ListCards,
  UpdateCard,
  DeleteCard,
  ImportCards,
];
const brakes = [LoginThrottle, KnownBrowsers, PasswordRules, TakenAddresses];
const others = [CreateManager, ListManagers, DeleteManager, SendMail, Sweep];
const seats = [ApplyFee, ApplySubscription, GetSeats, FindAccount, ResolveAccounts, TellNoSeat];

const shellCases = [GetShell, UpdateShell, ListShellFaces];

/** Implementations of the ports. */
const hands: readonly (readonly [port: unknown, hand: Type<unknown>])[] = [
  [ports.UnitOfWork, PgUnitOfWork],
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
  [ports.SigningKeys, PgSigningKeys],
  [ports.Replicas, PushedReplicas],
  [ports.Bookings, ReservationBookings],
  [ports.Pictures, CatalogPictures],
  [ports.Mailer, NotifyMailer],
  [ports.Passwords, Argon2Passwords],
  [ports.CommonPasswords, ListedPasswords],
  [ports.AccessTokens, JoseAccessTokens],
  [ports.Encryptor, AesEncryptor],
  [ports.Secrets, NodeSecrets],
  ...signInMethodHands,
];

const securityTime: Provider = {
  provide: ports.SecurityTime,
  useFactory: (clock: Clock): ports.SecurityTime => ({ now: () => clock.real() }),
  inject: [Clock],
};

/** Organizations with a shell, as currently configured in the operator's file. */
const shells: Provider = {
  provide: ShellDirectory,
  useFactory: ({ SHELLS_FILE: file, PUBLIC_URL: publicUrl }: SiteSettings, logger: Logger) =>
    new ShellDirectory({ file, publicUrl, logger }),
  inject: [SettingsToken, Logger],
};

/** Identities and permissions: users, sign-in, groups, memberships, managers. */
@Module({
  controllers: [
    SessionsController,
    SecurityController,
    UsersController,
    GroupsController,
    MembershipsController,
    ManagersController,
    CardsController,
    InvitesController,
    SignInMethodsController,
    PostsController,
    AccessController,
    SeatsController,
    ShellsController,
    InstallationsController,
  ],
  providers: [
    ...sessions,
    ...users,
    ...groups,
    ...memberships,
    ...cards,
    ...brakes,
    ...others,
    ...seats,
    ...shellCases,
    ...installationParts,
    ...signInMethodCases,
    ...hands.map(([provide, useClass]) => ({ provide, useClass }) as Provider),
    securityTime,
    shells,
    { provide: ports.Shells, useExisting: ShellDirectory },
    ...limits,
    SealedPasscodes,
    SealedCards,
    RenewSeals,
    ...[OnFeeChanged, OnSubscriptionChanged],
    SendMailJob,
    TellOfPostJob,
    SweepJob,
  ],
})
export class IdentityModule implements OnApplicationBootstrap {
  static readonly settings = SETTINGS;
  static readonly calls = ['reservation', 'catalog', 'notify'];

  constructor(
    private readonly sweep: Sweep,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep.order(this.clock.now());
  }
}

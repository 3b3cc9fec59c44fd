import { Module, type OnApplicationBootstrap, type Provider, type Type } from '@nestjs/common';
import { Clock, Logger, SettingsToken, ShellDirectory } from '@kashikari/platform';
import { BatchGetUsers } from './app/batch-get-users';
import { BulkUpdateMemberships } from './app/bulk-update-memberships';
import { CardMinter } from './app/card-minter';
import { CardReturn } from './app/card-return';
import { CreateCards } from './app/create-cards';
import { CreateGroup } from './app/create-group';
import { CreateManager } from './app/create-manager';
import { DeleteCard } from './app/delete-card';
import { DeleteGroup } from './app/delete-group';
import { DeleteManager } from './app/delete-manager';
import { DeleteMembership } from './app/delete-membership';
import { DeleteUser } from './app/delete-user';
import { FindAccount } from './app/find-account';
import { FindMembership } from './app/find-membership';
import { GetAccess } from './app/get-access';
import { GetCard } from './app/get-card';
import { GetContacts } from './app/get-contacts';
import { GetGroup } from './app/get-group';
import { GetGroupFacts } from './app/get-group-facts';
import { ListShellFaces } from './app/list-shell-faces';
import { ListTransferees } from './app/list-transferees';
import { CheckFresh } from './app/check-fresh';
import { ConfirmSession } from './app/confirm-session';
import { GetLink } from './app/get-link';
import { GetSigningKeys } from './app/get-signing-keys';
import { GetSeats } from './app/get-seats';
import { ResolveAccounts } from './app/resolve-accounts';
import { GetShell } from './app/get-shell';
import { GetUser } from './app/get-user';
import { GroupPosts } from './app/group-posts';
import { LoginThrottle } from './app/login-throttle';
import { GroupRoom } from './app/group-room';
import { HandOver } from './app/hand-over';
import { ImportCards } from './app/import-cards';
import { JoinGroup } from './app/join-group';
import { KnownBrowsers } from './app/known-browsers';
import { LinkCard } from './app/link-card';
import { ListCards } from './app/list-cards';
import { ListEndedAccess } from './app/list-ended-access';
import { ListGroups } from './app/list-groups';
import { ListManagers } from './app/list-managers';
import { ListMemberships } from './app/list-memberships';
import { SecurityRecord } from './app/security-record';
import { ManageDevices } from './app/manage-devices';
import { ManagePosts } from './app/manage-posts';
import { PasswordRules } from './app/password-rules';
import * as ports from './app/ports';
import { ProveAddress } from './app/prove-address';
import { RefreshSession } from './app/refresh-session';
import { ResolveCard } from './app/resolve-card';
import { RequestEmailLink } from './app/request-email-link';
import { SendMail } from './app/send-mail';
import { SessionIssuer } from './app/session-issuer';
import { ShellRules } from './app/shell-rules';
import { SignInWithCard } from './app/sign-in-with-card';
import { SignInWithLink } from './app/sign-in-with-link';
import { SignInWithPassword } from './app/sign-in-with-password';
import { SignOut } from './app/sign-out';
import { SignUp } from './app/sign-up';
import { Sweep } from './app/sweep';
import { TakenAddresses } from './app/taken-addresses';
import { ApplyFee } from './app/apply-fee';
import { ApplySubscription } from './app/apply-subscription';
import { TellNoSeat } from './app/tell-no-seat';
import { TellOfPost } from './app/tell-of-post';
import { TellOfNewDevice } from './app/tell-of-new-device';
import { TransferGroup } from './app/transfer-group';
import { UpdateCard } from './app/update-card';
import { UpdateGroup } from './app/update-group';
import { UpdateMembership } from './app/update-membership';
import { UpdateShell } from './app/update-shell';
import { UpdateUser } from './app/update-user';
import { VerifyEmail } from './app/verify-email';
import { CatalogPictures } from './clients/catalog-pictures';
import { NotifyMailer } from './clients/notify-mailer';
import { PushedReplicas } from './clients/pushed-replicas';
import { ReservationBookings } from './clients/reservation-bookings';
import { OnFeeChanged } from './events/on-fee-changed';
import { OnSubscriptionChanged } from './events/on-subscription-changed';
import { SendMailJob } from './events/send-mail.job';
import { TellOfPostJob } from './events/tell-of-post.job';
import { SweepJob } from './events/sweep.job';
import { AccessController } from './grpc/access.controller';
import { CardsController } from './grpc/cards.controller';
import { GroupsController } from './grpc/groups.controller';
import { InstallationsController } from './grpc/installations.controller';
import { InvitesController } from './grpc/invites.controller';
import { ManagersController } from './grpc/managers.controller';
import { MembershipsController } from './grpc/memberships.controller';
import { PostsController } from './grpc/posts.controller';
import { SeatsController } from './grpc/seats.controller';
import { SecurityController } from './grpc/security.controller';
import { SessionsController } from './grpc/sessions.controller';
import { ShellsController } from './grpc/shells.controller';
import { SignInMethodsController } from './grpc/sign-in-methods.controller';
import { UsersController } from './grpc/users.controller';
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

/** Which hands fill which port. */
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

/** Which organisations have a shell of their own, as the operator's file says at the moment. */
const shells: Provider = {
  provide: ShellDirectory,
  useFactory: ({ SHELLS_FILE: file, PUBLIC_URL: publicUrl }: SiteSettings, logger: Logger) =>
    new ShellDirectory({ file, publicUrl, logger }),
  inject: [SettingsToken, Logger],
};

/** Who somebody is, and what they may do: users, sign-in, groups, memberships, managers. */
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

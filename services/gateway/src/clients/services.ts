import {
  billing,
  catalog,
  identity,
  messages,
  notificationSettings,
  notify,
  posts,
  push,
  reservation,
  search,
  seats,
  shelves,
  security,
  signInMethods,
} from '@kashikari/contracts';
import type {
  CallOptions,
  GrpcClient,
  GrpcClientClass,
  GrpcClients,
  GrpcService,
} from '@kashikari/platform/edge';

/** The services behind the gateway, one client per gRPC service. */
export interface Services {
  readonly accounts: GrpcClient<identity.AccountServiceService>;
  readonly security: GrpcClient<security.SecurityServiceService>;
  readonly signInMethods: GrpcClient<signInMethods.SignInMethodServiceService>;
  readonly groups: GrpcClient<identity.GroupServiceService>;
  readonly memberships: GrpcClient<identity.MembershipServiceService>;
  readonly managers: GrpcClient<identity.ManagerServiceService>;
  readonly invites: GrpcClient<identity.InviteServiceService>;
  readonly posts: GrpcClient<posts.PostServiceService>;
  readonly cards: GrpcClient<identity.CardServiceService>;
  readonly goods: GrpcClient<catalog.GoodServiceService>;
  readonly folders: GrpcClient<shelves.FolderServiceService>;
  readonly likes: GrpcClient<shelves.LikeServiceService>;
  readonly images: GrpcClient<catalog.ImageServiceService>;
  readonly bookings: GrpcClient<reservation.BookingServiceService>;
  readonly messages: GrpcClient<messages.MessageServiceService>;
  readonly waits: GrpcClient<reservation.WaitServiceService>;
  readonly feeds: GrpcClient<reservation.FeedServiceService>;
  readonly schedules: GrpcClient<reservation.ScheduleServiceService>;
  readonly search: GrpcClient<search.SearchServiceService>;
  readonly plans: GrpcClient<billing.PlanServiceService>;
  readonly notificationSettings: GrpcClient<notificationSettings.NotificationSettingServiceService>;
  readonly pushTokens: GrpcClient<push.PushTokenServiceService>;
  readonly seats: GrpcClient<seats.SeatServiceService>;
  readonly mail: GrpcClient<notify.MailServiceService>;
}

/** @param standard what holds for every call; `{ retry: true }` makes clients for requests that change nothing */
export function connectServices(clients: GrpcClients, standard: CallOptions = {}): Services {
  const to = <S extends GrpcService>(client: GrpcClientClass<S>, service: string) =>
    clients.connect(client, service, standard);
  return {
    accounts: to(identity.AccountServiceClient, 'identity'),
    security: to(security.SecurityServiceClient, 'identity'),
    signInMethods: to(signInMethods.SignInMethodServiceClient, 'identity'),
    groups: to(identity.GroupServiceClient, 'identity'),
    memberships: to(identity.MembershipServiceClient, 'identity'),
    managers: to(identity.ManagerServiceClient, 'identity'),
    invites: to(identity.InviteServiceClient, 'identity'),
    posts: to(posts.PostServiceClient, 'identity'),
    cards: to(identity.CardServiceClient, 'identity'),
    goods: to(catalog.GoodServiceClient, 'catalog'),
    folders: to(shelves.FolderServiceClient, 'catalog'),
    likes: to(shelves.LikeServiceClient, 'catalog'),
    images: to(catalog.ImageServiceClient, 'catalog'),
    bookings: to(reservation.BookingServiceClient, 'reservation'),
    messages: to(messages.MessageServiceClient, 'reservation'),
    waits: to(reservation.WaitServiceClient, 'reservation'),
    feeds: to(reservation.FeedServiceClient, 'reservation'),
    schedules: to(reservation.ScheduleServiceClient, 'reservation'),
    search: to(search.SearchServiceClient, 'search'),
    plans: to(billing.PlanServiceClient, 'billing'),
    notificationSettings: to(notificationSettings.NotificationSettingServiceClient, 'notify'),
    pushTokens: to(push.PushTokenServiceClient, 'notify'),
    seats: to(seats.SeatServiceClient, 'identity'),
    mail: to(notify.MailServiceClient, 'notify'),
  };
}

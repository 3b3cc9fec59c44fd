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
  folders,
  security,
  signInMethods,
} from '@kashikari/contracts';
import { batchedBookings } from './booking-batcher';
import type {
  CallOptions,
  GrpcClient,
  GrpcClientClass,
  GrpcClients,
  GrpcService,
} from '@kashikari/platform/edge';

/** The gRPC services behind the gateway: the client of each, and who answers it. */
const CLIENTS = {
  accounts: [identity.AccountServiceClient, 'identity'],
  security: [security.SecurityServiceClient, 'identity'],
  signInMethods: [signInMethods.SignInMethodServiceClient, 'identity'],
  groups: [identity.GroupServiceClient, 'identity'],
  memberships: [identity.MembershipServiceClient, 'identity'],
  managers: [identity.ManagerServiceClient, 'identity'],
  invites: [identity.InviteServiceClient, 'identity'],
  posts: [posts.PostServiceClient, 'identity'],
  cards: [identity.CardServiceClient, 'identity'],
  goods: [catalog.GoodServiceClient, 'catalog'],
  folders: [folders.FolderServiceClient, 'catalog'],
  likes: [folders.LikeServiceClient, 'catalog'],
  images: [catalog.ImageServiceClient, 'catalog'],
  bookings: [reservation.BookingServiceClient, 'reservation'],
  messages: [messages.MessageServiceClient, 'reservation'],
  waits: [reservation.WaitServiceClient, 'reservation'],
  feeds: [reservation.FeedServiceClient, 'reservation'],
  schedules: [reservation.ScheduleServiceClient, 'reservation'],
  search: [search.SearchServiceClient, 'search'],
  plans: [billing.PlanServiceClient, 'billing'],
  notificationSettings: [notificationSettings.NotificationSettingServiceClient, 'notify'],
  pushTokens: [push.PushTokenServiceClient, 'notify'],
  seats: [seats.SeatServiceClient, 'identity'],
  mail: [notify.MailServiceClient, 'notify'],
} as const;

/** One client per gRPC service. */
export type Services = {
  readonly [Name in keyof typeof CLIENTS]: (typeof CLIENTS)[Name][0] extends GrpcClientClass<infer S>
    ? GrpcClient<S>
    : never;
};

/** @param standard what holds for every call; `{ retry: true }` makes clients for requests that change nothing */
export function connectServices(clients: GrpcClients, standard: CallOptions = {}): Services {
  const connected = Object.entries(CLIENTS).map(([name, [client, service]]) => [
    name,
    clients.connect(client as GrpcClientClass<GrpcService>, service, standard),
  ]);
  const services = Object.fromEntries(connected) as Services;
  return { ...services, bookings: batchedBookings(services.bookings, clients) };
}

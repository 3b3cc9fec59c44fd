import {
  billing,
  catalog,
  identity,
  messages,
  notificationSettings,
  notify,
  posts,
  reservation,
  search,
  security,
} from '@kashikari/contracts';
import type { GrpcClient, GrpcClients } from '@kashikari/platform/edge';

/** The services behind the gateway, one client per gRPC service. */
export interface Services {
  readonly accounts: GrpcClient<identity.AccountServiceService>;
  readonly security: GrpcClient<security.SecurityServiceService>;
  readonly groups: GrpcClient<identity.GroupServiceService>;
  readonly memberships: GrpcClient<identity.MembershipServiceService>;
  readonly managers: GrpcClient<identity.ManagerServiceService>;
  readonly invites: GrpcClient<identity.InviteServiceService>;
  readonly posts: GrpcClient<posts.PostServiceService>;
  readonly cards: GrpcClient<identity.CardServiceService>;
  readonly goods: GrpcClient<catalog.GoodServiceService>;
  readonly images: GrpcClient<catalog.ImageServiceService>;
  readonly bookings: GrpcClient<reservation.BookingServiceService>;
  readonly messages: GrpcClient<messages.MessageServiceService>;
  readonly waits: GrpcClient<reservation.WaitServiceService>;
  readonly feeds: GrpcClient<reservation.FeedServiceService>;
  readonly schedules: GrpcClient<reservation.ScheduleServiceService>;
  readonly search: GrpcClient<search.SearchServiceService>;
  readonly plans: GrpcClient<billing.PlanServiceService>;
  readonly notificationSettings: GrpcClient<notificationSettings.NotificationSettingServiceService>;
  readonly mail: GrpcClient<notify.MailServiceService>;
}

export function connectServices(clients: GrpcClients): Services {
  return {
    accounts: clients.connect(identity.AccountServiceClient, 'identity'),
    security: clients.connect(security.SecurityServiceClient, 'identity'),
    groups: clients.connect(identity.GroupServiceClient, 'identity'),
    memberships: clients.connect(identity.MembershipServiceClient, 'identity'),
    managers: clients.connect(identity.ManagerServiceClient, 'identity'),
    invites: clients.connect(identity.InviteServiceClient, 'identity'),
    posts: clients.connect(posts.PostServiceClient, 'identity'),
    cards: clients.connect(identity.CardServiceClient, 'identity'),
    goods: clients.connect(catalog.GoodServiceClient, 'catalog'),
    images: clients.connect(catalog.ImageServiceClient, 'catalog'),
    bookings: clients.connect(reservation.BookingServiceClient, 'reservation'),
    messages: clients.connect(messages.MessageServiceClient, 'reservation'),
    waits: clients.connect(reservation.WaitServiceClient, 'reservation'),
    feeds: clients.connect(reservation.FeedServiceClient, 'reservation'),
    schedules: clients.connect(reservation.ScheduleServiceClient, 'reservation'),
    search: clients.connect(search.SearchServiceClient, 'search'),
    plans: clients.connect(billing.PlanServiceClient, 'billing'),
    notificationSettings: clients.connect(notificationSettings.NotificationSettingServiceClient, 'notify'),
    mail: clients.connect(notify.MailServiceClient, 'notify'),
  };
}

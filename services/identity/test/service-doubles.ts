import { billing, billingEvents, catalog, notify, payouts, reservation } from '@kashikari/contracts';
import { DomainError, refused } from '@kashikari/kernel';
import { serve } from '@kashikari/platform/testing';

/** Calls to the other services' doubles, and their answers. */
export interface World {
  readonly pushed: { to: 'reservation' | 'catalog'; kind: string; snapshot: unknown }[];
  readonly mails: notify.SendMailRequest[];
  /** Requests to notify many users. */
  readonly told: notify.TellUsersRequest[];
  /** Users with live bookings, for bulk requests. */
  readonly borrowers: Set<string>;
  live: number;
  out: number;
  /** Plans other than Free: what they include. */
  readonly features: Map<string, billing.AccountFeatures>;
  billingIsDown: boolean;
  /** Payments that each account owes. */
  unpaid: number;
  mailIsDown: boolean;
  /** Addresses whose server refuses mail. */
  readonly bouncing: Set<string>;
  /** True if mails are sent by SMTP_URL. */
  mailFromSettings: boolean;
  readonly tested: notify.SendTestMailRequest[];
  /** Pictures that catalog says the actor may use. */
  readonly pictures: Set<string>;
  /** Pictures shown at a shell after each change. */
  readonly shownAtShells: string[][];
}

const NOTHING = { adFree: false, restrictToMembers: false, prioritySupport: false };

/** Doubles of the services that identity calls; they answer by the world, and record in it what they receive. */
export function doubles(world: World) {
  const told = (to: 'reservation' | 'catalog') => {
    const note = (kind: string) => async (request: object) => {
      world.pushed.push({ to, kind, snapshot: Object.values(request)[0] });
      return {};
    };
    return {
      applyUser: note('user'),
      applyGroup: note('group'),
      applyMembership: note('membership'),
      applyManager: note('manager'),
    };
  };
  return {
    reservation: [
      serve(reservation.ReplicaServiceService, told('reservation')),
      serve(reservation.ScheduleServiceService, {
        listLiveBorrowers: async ({ userIds }) => ({
          userIds: userIds.filter((id) => world.borrowers.has(id)),
        }),
        countLiveBookings: async () => ({ live: world.live, out: world.out }),
      }),
    ],
    billing: [
      serve(billing.PlanServiceService, {
        batchGetFeatures: async ({ accountIds }) => {
          if (world.billingIsDown) throw refused('unavailable');
          const free = { version: 0, plan: billingEvents.PlanId.PLAN_ID_FREE, features: NOTHING };
          return {
            accounts: accountIds.map((accountId) => world.features.get(accountId) ?? { accountId, ...free }),
          };
        },
      }),
      serve(payouts.PayoutServiceService, {
        checkAccount: async () => ({ unpaid: world.unpaid, available: 0, inTransit: 0, disputed: 0 }),
      }),
    ],
    catalog: [
      serve(catalog.ReplicaServiceService, told('catalog')),
      serve(catalog.ImageServiceService, {
        showAsAvatar: async ({ imageId }) => {
          if (world.pictures.has(imageId)) return {};
          throw new DomainError({ kind: 'invalid', code: 'image.unknown' });
        },
        showAtShell: async ({ imageIds, only }) => {
          if (only) world.shownAtShells.push(imageIds);
          if (only || imageIds.every((id) => world.pictures.has(id))) return {};
          throw new DomainError({ kind: 'invalid', code: 'image.unknown' });
        },
        showInGroup: async ({ imageIds }) => {
          if (imageIds.every((id) => world.pictures.has(id))) return {};
          throw new DomainError({ kind: 'invalid', code: 'image.unknown' });
        },
      }),
    ],
    notify: [
      serve(notify.MailServiceService, {
        sendMail: async (mail) => {
          if (world.mailIsDown) throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
          world.mails.push(mail);
          return {};
        },
        getMailState: async () => ({ fromSettings: world.mailFromSettings }),
        sendTestMail: async (asked) => {
          world.tested.push(asked);
          const { host, port } = asked.server!;
          if (!host.startsWith('nowhere')) return { answer: '250 queued' };
          throw refused('mail_server.unreachable', { host, port }, 'mail.host');
        },
        tellUsers: async (telling) => {
          world.told.push(telling);
          return {};
        },
        listRefusedMail: async ({ keys }) => ({
          keys: world.mails
            .filter(({ key, to }) => keys.includes(key) && world.bouncing.has(to))
            .map(({ key }) => key),
        }),
      }),
    ],
  };
}

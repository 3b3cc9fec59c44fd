import {
  billing,
  enumFrom,
  enumOf,
  identity,
  identityEvents,
  notify,
  seats,
  SETS,
} from '@kashikari/contracts';
import { forbidden, notFound, SYSTEM, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import {
  fakeClock,
  serve,
  startTestService,
  type FakeClock,
  type TestService,
} from '@kashikari/platform/testing';
import { BillingModule } from '../src';

/** Billing between doubles of identity and notify. */
export interface World {
  readonly clock: FakeClock;
  readonly service: TestService;
  /** Those that identity knows. */
  readonly accounts: seats.FoundAccount[];
  /** Mails that notify was handed. */
  readonly mails: { to: string; template: string; params: Record<string, string> }[];
  /** Somebody with an account, whose sign-up billing has heard of. */
  account(more?: Partial<seats.FoundAccount>): Promise<seats.FoundAccount>;
  plans(actor?: Actor): ReturnType<typeof connect>;
  /** Number of seats in use by account. */
  readonly used: Map<string, number>;
  /** Version of that number, where it is not the first. */
  readonly versions: Map<string, number>;
  /** Accounts by manager. */
  readonly managers: Map<string, string>;
}

const connect = (service: TestService, actor: Actor) => service.as(actor).connect(billing.PlanServiceClient);

export const as = (account: { id: string }): Actor => ({ kind: 'user', userId: account.id });

export function userChanged(id: string, more: Partial<identityEvents.UserChanged> = {}) {
  const data = identityEvents.UserChanged.create({ id, version: 1, changedAt: new Date(), ...more });
  return {
    topic: 'kashikari.identity.user.v1',
    key: id,
    type: 'kashikari.identity.v1.UserChanged',
    data: identityEvents.UserChanged.toJSON(data),
  };
}

export function setting(who: string, more: Partial<billing.SetPlanRequest> = {}): billing.SetPlanRequest {
  return { who, plan: 'lite', until: '', note: '', dryRun: false, by: 'command:root', ...more };
}

export const wish = (more: Partial<billing.RequestPlanRequest> = {}): billing.RequestPlanRequest => ({
  ...{ plan: enumOf(SETS.planId, 'lite'), message: '', nonprofit: false, ownerId: '' },
  ...more,
});

/** The refusal of a call, as `code` or `code field`. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'allowed';
  } catch (error) {
    const { refusal } = error as { refusal?: { code: string; field?: string } };
    if (!refusal) throw error;
    return [refusal.code, refusal.field].filter(Boolean).join(' ');
  }
}

export async function startWorld(
  env: Record<string, string> = {},
  before?: Pick<World, 'clock' | 'service' | 'accounts'>,
): Promise<World> {
  const clock = before?.clock ?? fakeClock('2026-12-01T09:00:00+09:00');
  const accounts = before?.accounts ?? [];
  const mails: World['mails'] = [];
  const used: World['used'] = new Map();
  const versions: World['versions'] = new Map();
  const managers: World['managers'] = new Map();
  const peers = {
    identity: [
      serve(seats.SeatServiceService, {
        findAccount: async ({ who }) => {
          const account = accounts.find((one) => [one.id, one.email, one.accountName].includes(who));
          if (!account) throw notFound('user', who);
          return { account };
        },
        getSeats: async ({ accountId }, { actor }) => {
          const userId = actor.kind === 'user' ? actor.userId : '';
          if (actor.kind !== 'system' && userId !== accountId && managers.get(userId) !== accountId)
            throw forbidden();
          const of = used.get(accountId) ?? 0;
          return {
            seats: {
              accountId,
              accountName: '',
              used: of,
              limit: 8,
              disabled: 0,
              invited: 0,
              version: versions.get(accountId) ?? 1,
            },
          };
        },
      }),
      serve(identity.AccountServiceService, {
        getContacts: async ({ userIds }) => ({
          contacts: accounts
            .filter(({ id }) => userIds.includes(id))
            .map(({ id: userId, locale, ...more }) => ({
              ...{ userId, registrationNumber: '', ...more },
              locale: enumFrom(SETS.locale, locale) ?? identityEvents.Locale.LOCALE_UNSPECIFIED,
            })),
        }),
      }),
    ],
    notify: [
      serve(notify.MailServiceService, {
        sendMail: async ({ to, template, params }) => {
          mails.push({ to, template, params: params as Record<string, string> });
          return {};
        },
      }),
    ],
  };
  const service = await startTestService(BillingModule, {
    ...{ name: 'billing', clock, peers, env },
    ...(before && { database: before.service.database, bus: before.service.bus }),
  });
  return {
    ...{ clock, service, accounts, mails, used, versions, managers },
    plans: (actor = SYSTEM) => connect(service, actor),
    async account(more = {}) {
      const id = newId();
      const account = {
        ...{ id, name: 'さくら保育園', email: `${id}@example.jp`, emailVerified: true, accountName: '' },
        ...{ locale: 'ja', timeZone: 'Asia/Tokyo', invoiceName: '', invoiceEmail: '', ...more },
      };
      accounts.push(account);
      await service.publish(userChanged(id));
      await service.drain();
      return account;
    },
  };
}

import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { badParameter } from './errors';
import { newId, randomText } from './ids';
import { mergeMetadata } from './metadata';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

const SETTINGS = {
  fields: {
    payouts: {
      fields: { schedule: { fields: { interval: ['manual', 'daily', 'weekly', 'monthly'] } } },
    },
  },
} as const;

const CAPABILITY = { fields: { requested: 'boolean' } } as const;

const FIELDS = {
  business_profile: {
    fields: {
      mcc: 'string',
      name: 'string',
      product_description: 'string',
      url: 'string',
      support_email: 'string',
    },
  },
  business_type: ['company', 'government_entity', 'individual', 'non_profit'],
  capabilities: { fields: { card_payments: CAPABILITY, transfers: CAPABILITY } },
  default_currency: 'string',
  email: 'string',
  metadata: 'map',
  settings: SETTINGS,
} as const;

const CREATE = { ...FIELDS, country: 'string', type: ['custom', 'express', 'standard'] } as const;

const LINK = {
  account: 'string!',
  type: ['account_onboarding', 'account_update'],
  refresh_url: 'string!',
  return_url: 'string!',
  collection_options: {
    fields: { fields: ['currently_due', 'eventually_due'], future_requirements: ['include', 'omit'] },
  },
} as const;

/** Lifetime of an onboarding link, seconds. */
const LINK_LIFETIME = 300;

/** An onboarding link as the double stores it; it works once. */
export interface StoredLink {
  readonly id: string;
  readonly object: 'stored_account_link';
  readonly account: string;
  /** Unix time, seconds. */
  readonly expires_at: number;
  readonly refresh_url: string;
  readonly return_url: string;
}

const OPEN = ['external_account', 'tos_acceptance.date'];

const requirements = (due: readonly string[]): Stripe.Account.Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [...due],
  disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
  errors: [],
  eventually_due: [...due],
  past_due: [...due],
  pending_verification: [],
});

function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.Account {
  if (params.type !== 'express')
    throw badParameter('type', 'The double knows Express accounts alone: type must be express.');
  const id = newId('acct', 16);
  const account: Stripe.Account = data.add({
    id,
    object: 'account',
    business_profile: null,
    business_type: params.business_type ?? null,
    capabilities: {},
    charges_enabled: false,
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: params.country ?? 'JP',
    created: sandbox.clock.now(),
    default_currency: params.default_currency ?? 'jpy',
    details_submitted: false,
    email: null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: {},
    payouts_enabled: false,
    requirements: requirements(OPEN),
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: null, timezone: 'Asia/Tokyo' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 4, interval: 'daily' },
        statement_descriptor: null,
      },
    },
    tos_acceptance: {},
    type: 'express',
  });
  sandbox.connect(id);
  write(account, params);
  return account;
}

function write(account: Stripe.Account, params: Call<typeof FIELDS>['params']): void {
  if (params.email !== undefined) account.email = params.email || null;
  if (params.business_type) account.business_type = params.business_type;
  const interval = params.settings?.payouts?.schedule?.interval;
  if (interval && account.settings?.payouts) account.settings.payouts.schedule.interval = interval;
  for (const name of ['card_payments', 'transfers'] as const)
    if (params.capabilities?.[name]?.requested && account.capabilities)
      account.capabilities[name] ??= account.details_submitted ? 'active' : 'inactive';
  account.metadata = mergeMetadata(account.metadata ?? {}, params.metadata);
}

export const findAccount = (data: AccountData, id: string, param?: string) =>
  data.find<Stripe.Account>('account', id, param);

/** Completes the provider's requirements for an owner: payouts and transfers are allowed. */
export function completeOnboarding(sandbox: Sandbox, id: string): Stripe.Account {
  const account = findAccount(sandbox.platform, id);
  const bank: Stripe.BankAccount = {
    id: newId('ba'),
    object: 'bank_account',
    account: id,
    account_holder_name: 'テスト',
    account_holder_type: 'individual',
    account_type: 'futsu',
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country: 'JP',
    currency: 'jpy',
    default_for_currency: true,
    fingerprint: randomText(16),
    last4: '1234',
    metadata: {},
    routing_number: '1100000',
    status: 'new',
  };
  for (const name of ['card_payments', 'transfers'] as const)
    if (account.capabilities?.[name]) account.capabilities[name] = 'active';
  account.external_accounts?.data.splice(0, Infinity, bank);
  Object.assign(account, {
    details_submitted: true,
    charges_enabled: account.capabilities?.card_payments === 'active',
    payouts_enabled: true,
    requirements: requirements([]),
  });
  sandbox.emit(sandbox.dataOf(id), 'account.updated', account);
  return account;
}

/** Adds requirements of the provider, which pauses payouts until they are met. */
export function restrictAccount(sandbox: Sandbox, id: string): Stripe.Account {
  const account = findAccount(sandbox.platform, id);
  Object.assign(account, {
    payouts_enabled: false,
    requirements: requirements(['individual.verification.document']),
  });
  sandbox.emit(sandbox.dataOf(id), 'account.updated', account);
  return account;
}

function createLink({ sandbox, data, params }: Call<typeof LINK>): Stripe.AccountLink {
  findAccount(data, params.account, 'account');
  if (!params.type) throw badParameter('type', 'Missing required param: type.', 'parameter_missing');
  for (const name of ['refresh_url', 'return_url'] as const)
    if (!URL.canParse(params[name])) throw badParameter(name, 'Not a valid URL', 'url_invalid');
  const { account, refresh_url, return_url } = params;
  const created = sandbox.clock.now();
  const expires_at = created + LINK_LIFETIME;
  const id = randomText(24);
  data.add<StoredLink>({ id, object: 'stored_account_link', account, expires_at, refresh_url, return_url });
  return { object: 'account_link', created, expires_at, url: `${sandbox.url}/onboard/${id}` };
}

const ofPath = ({ data, path }: Pick<Call, 'data' | 'path'>) => findAccount(data, path.id ?? '');

export const ACCOUNT_ROUTES: readonly Route[] = [
  route('POST', '/v1/accounts', CREATE, create),
  listRoute('/v1/accounts', {}, ({ data }) => data.all<Stripe.Account>('account')),
  route('GET', '/v1/account', {}, ({ sandbox, data }) => {
    if (!data.id) throw badParameter('Stripe-Account', 'The double describes connected accounts alone.');
    return findAccount(sandbox.platform, data.id);
  }),
  route('GET', '/v1/accounts/:id', {}, ofPath),
  route('POST', '/v1/accounts/:id', FIELDS, (call) => {
    const account = ofPath(call);
    write(account, call.params);
    call.sandbox.emit(call.sandbox.dataOf(account.id), 'account.updated', account);
    return account;
  }),
  route('POST', '/v1/accounts/:id/login_links', {}, (call) => {
    const account = ofPath(call);
    if (!account.details_submitted)
      throw badParameter(
        'id',
        'Cannot create a login link for an account that has not completed onboarding.',
      );
    return {
      object: 'login_link',
      created: call.sandbox.clock.now(),
      url: `${call.sandbox.url}/express/${account.id}`,
    };
  }),
  route('POST', '/v1/account_links', LINK, createLink),
];

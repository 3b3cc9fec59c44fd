import type { AddressInfo } from 'node:net';
import { Api } from './api';
import { Clock } from './clock';
import { Control } from './control';
import { Faults } from './faults';
import { Mirror } from './mirror';
import { Sandbox } from './sandbox';
import { createDoubleServer } from './server';
import { Webhooks } from './webhooks';

export interface PaymentsDoubleOptions {
  /** Target of events; without it they are only listed. */
  readonly webhookUrl?: string;
  /** Base of the double's clock, milliseconds since 1970; the machine's clock by default. */
  readonly now?: () => number;
  /** Address of a running stripe-mock that checks each request too (`control.disagreements`). */
  readonly stripeMockUrl?: string;
  /** 0, the default, takes a free one. */
  readonly port?: number;
}

export interface PaymentsDouble {
  readonly url: string;
  /** Options for the SDK's constructor to connect to the double. */
  readonly sdk: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Secret of events of connected accounts. */
  readonly connectWebhookSecret: string;
  readonly control: Control;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Interval at which failed webhooks are repeated, milliseconds. */
const RETRY_INTERVAL = 1000;

const DOUBLE_KEYS = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
  connectWebhookSecret: 'whsec_double_connect',
} as const;

/** Starts a stateful double of the card provider on the loopback address. */
export async function startPaymentsDouble(options: PaymentsDoubleOptions = {}): Promise<PaymentsDouble> {
  const { webhookSecret: secret, connectWebhookSecret: connectSecret } = DOUBLE_KEYS;
  const clock = new Clock(options.now);
  const webhooks = new Webhooks({
    ...(options.webhookUrl && { url: options.webhookUrl }),
    ...{ secret, connectSecret },
    now: () => clock.now(),
  });
  const sandbox = new Sandbox(webhooks, clock);
  const faults = new Faults();
  const mirror = options.stripeMockUrl ? new Mirror(options.stripeMockUrl) : undefined;
  const api = new Api(sandbox, faults, DOUBLE_KEYS, mirror);
  const control = new Control(sandbox, webhooks, faults, api, mirror);
  const server = createDoubleServer(api, control, sandbox);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  sandbox.url = `http://${HOST}:${port}`;
  const timer = setInterval(() => webhooks.retryDue(), RETRY_INTERVAL).unref();
  const close = async () => {
    clearInterval(timer);
    webhooks.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const sdk = { host: HOST, port, protocol: 'http' } as const;
  return { url: sandbox.url, sdk, ...DOUBLE_KEYS, control, close };
}

// `npm run payments:double [-- --port 12111] [--webhooks http://127.0.0.1:3000/v1/stripe/events]`: a double of the card provider
// for trying payments without keys. It forgets everything when it ends.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { at, ROOT, stopWith } from './root.mjs';
import { install } from './setup/install.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    webhooks: { type: 'string', default: 'http://127.0.0.1:3000/v1/stripe/events' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) stopWith(`"${values.port}" is not a port.`);
if (!URL.canParse(values.webhooks)) stopWith(`"${values.webhooks}" is not an address.`);

process.chdir(ROOT);
await install();
const require = createRequire(import.meta.url);
require(at('packages/platform/src/testing/compile-sources.cjs'));
const { startPaymentsDouble } = require(at('tests/payments/double/index.ts'));

const double = await startPaymentsDouble({ port, webhookUrl: values.webhooks }).catch((error) =>
  stopWith(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : error.message),
);
const settings = {
  STRIPE_SECRET_KEY: double.secretKey,
  STRIPE_PUBLISHABLE_KEY: double.publishableKey,
  STRIPE_API_BASE: double.url,
  STRIPE_JS_URL: `${double.url}/v3/`,
  STRIPE_WEBHOOK_SECRET: double.webhookSecret,
};
const assignments = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
console.log(`The double of the card provider listens at ${double.url} and sends its events to ${values.webhooks}.
Use it with these settings:

${assignments.join(' ')} npm start

Cards: 4242 4242 4242 4242 pays, 4000 0027 6000 3184 asks for 3D Secure, 4000 0000 0000 0002 is declined.`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void double.close().then(() => process.exit(0)));

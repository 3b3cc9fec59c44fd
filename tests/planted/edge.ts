import type { Guard } from './guard';

const HTTPS = 'services/gateway/test/https.test.ts';
const SIGN_IN = 'services/gateway/test/sign-in.test.ts';
const PAGES = 'services/gateway/src/web/static-pages.ts';
const HEADERS = 'services/gateway/src/web/security-headers.ts';
const EVERY_ANSWER = 'is taken for what it says it is, framed by nobody and tells no other site';

/** Headers and cookies of the gateway. */
export const EDGE: readonly Guard[] = [
  {
    guard: 'A setting of the operator is text in a page, never markup.',
    file: PAGES,
    text: 'escapeHtml(values[key] ?? whole)',
    fault: '(values[key] ?? whole)',
    test: 'services/gateway/test/static-pages.test.ts',
    named: 'escapes the operator’s contact',
  },
  {
    guard: 'Behind https a browser comes by https for a year.',
    file: HEADERS,
    text: 'settings.secure ? { maxAge: 365 * 24 * 60 * 60 } : false',
    fault: 'false',
    test: HTTPS,
    named: 'says to come by https for a year',
  },
  {
    guard: 'By plain http nothing is said of https.',
    file: HEADERS,
    text: 'settings.secure ? { maxAge: 365 * 24 * 60 * 60 } : false',
    fault: '{ maxAge: 365 * 24 * 60 * 60 }',
    test: HTTPS,
    named: 'says nothing of https, whatever a header claims',
  },
  {
    guard: 'In a cluster the gateway knows that people come by https.',
    file: 'deploy/helm/kashikari/templates/config.yaml',
    text: '  PUBLIC_URL: {{ .Values.publicUrl | quote }}\n',
    fault: '',
    test: 'tests/deploy/chart.test.ts',
    named: 'tells every process that people come by https',
  },
  {
    guard: 'A browser guesses the type of no answer.',
    file: HEADERS,
    text: "xFrameOptions: { action: 'deny' },",
    fault: "xFrameOptions: { action: 'deny' },\n    xContentTypeOptions: false,",
    test: HTTPS,
    named: EVERY_ANSWER,
  },
  {
    guard: 'No other site is told where somebody was with us.',
    file: HEADERS,
    text: "xFrameOptions: { action: 'deny' },",
    fault: "xFrameOptions: { action: 'deny' },\n    referrerPolicy: { policy: 'unsafe-url' },",
    test: HTTPS,
    named: EVERY_ANSWER,
  },
  {
    guard: 'A page changes nothing of what its addresses are relative to.',
    file: HEADERS,
    text: `baseUri: ["'none'"],`,
    fault: 'baseUri: [self],',
    test: HTTPS,
    named: 'lets a page run, show and send to no more than is written here',
  },
  {
    guard: 'A script reads no refresh token.',
    file: 'services/gateway/src/sign-in/refresh-cookie.ts',
    text: '    httpOnly: true,\n',
    fault: '',
    test: SIGN_IN,
    named: 'comes as a cookie that scripts cannot read',
  },
  {
    guard: 'Another site sends no refresh token.',
    file: 'services/gateway/src/sign-in/refresh-cookie.ts',
    text: "sameSite: 'lax',",
    fault: "sameSite: 'none',",
    test: SIGN_IN,
    named: 'comes as a cookie that scripts cannot read',
  },
  {
    guard: 'Behind https no cookie travels by plain http.',
    file: 'services/gateway/src/sign-in/known-browser-cookie.ts',
    text: '    secure,\n',
    fault: '    secure: false,\n',
    test: SIGN_IN,
    named: 'is beside another by which accounts know the browser',
  },
  {
    guard: 'What a sign-in answers is kept by nobody.',
    file: 'services/gateway/src/http/serve.ts',
    text: "reads ? 'private, no-cache' : 'no-store'",
    fault: "'private, no-cache'",
    test: SIGN_IN,
    named: 'comes as a cookie that scripts cannot read',
  },
  {
    guard: 'A refusal is kept by nobody.',
    file: 'services/gateway/src/http/error-handler.ts',
    text: ".setHeader('Cache-Control', 'no-store')",
    fault: ".setHeader('Cache-Control', 'public, max-age=60')",
    test: HTTPS,
    named: 'that is an error is kept by nobody',
  },
  {
    guard: 'An address that somebody typed leads to no private network by its digits.',
    file: 'packages/platform/src/outbound/outbound-client.ts',
    text: 'isIP(host) && !this.allowed.has(host)',
    fault: 'isIP(host) === 5',
    test: 'packages/platform/src/outbound/outbound-client.test.ts',
    named: 'is refused for this very machine by its digits',
  },
  {
    guard: 'An address that somebody typed leads to no private network by a name.',
    file: 'packages/platform/src/outbound/outbound-client.ts',
    text: 'addresses.some(({ address }) => !this.allowed.has(address))',
    fault: 'addresses.length === 0',
    test: 'packages/platform/src/outbound/outbound-client.test.ts',
    named: 'is refused when the name leads inside the next time (DNS rebinding)',
  },
];

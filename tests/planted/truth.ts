import type { Guard } from './guard';

const LIFECYCLE = 'services/gateway/test/lifecycle.test.ts';
const PAGES = 'services/gateway/test/pages.test.ts';
const HEALTH = 'services/gateway/src/health/health-client.ts';
const READY = 'is unready when the database of a service stands still, and degraded when a broker is away';
const KAFKA = 'packages/platform/src/events/kafka-settings.ts';
const STANDALONE = 'standalone/src/settings.ts';
const ALL_SETTINGS = 'standalone/src/all-settings.ts';

/** The truth about itself. */
export const TRUTH: readonly Guard[] = [
  {
    guard: 'The gateway is unready while the database of a service stands still.',
    file: HEALTH,
    text: "const NEEDED = ['database'];",
    fault: 'const NEEDED: string[] = [];',
    test: LIFECYCLE,
    named: READY,
  },
  {
    guard: 'The gateway is degraded while a broker is away.',
    file: HEALTH,
    text: "const USEFUL = ['events'];",
    fault: 'const USEFUL: string[] = [];',
    test: LIFECYCLE,
    named: READY,
  },
  {
    guard: 'The gateway waits little more than a second for what a service leans on.',
    file: HEALTH,
    text: 'const TIMEOUT = 1_250;',
    fault: 'const TIMEOUT = 6_000;',
    test: LIFECYCLE,
    named: READY,
  },
  {
    guard: 'A service waits a second for what it leans on.',
    file: 'packages/platform/src/observe/readiness.ts',
    text: 'const TIMEOUT = 1_000;',
    fault: 'const TIMEOUT = 4_000;',
    test: 'packages/platform/test/service.test.ts',
    named: 'says so within a second and a half, however often it is asked, and that it serves no more',
  },
  {
    guard: 'A way of signing in to Kafka without a user stops the start.',
    file: KAFKA,
    text: 'return told.length && missing.length ?',
    fault: 'return told.length < 0 ?',
    test: 'packages/platform/src/events/kafka-settings.test.ts',
    named: 'names what is missing of a half sign-in, without saying the password',
  },
  {
    guard: 'The gateway keeps the rules of Kafka’s settings.',
    file: 'services/gateway/src/settings.ts',
    text: ', rules: KAFKA_RULES }',
    fault: ' }',
    test: LIFECYCLE,
    named: 'does not start with a way of signing in to Kafka, and nobody who signs in',
  },
  {
    guard: 'The user and the password of Kafka reach the client.',
    file: KAFKA,
    text: '...(KAFKA_SASL_MECHANISM && {',
    fault: '...(KAFKA_SASL_MECHANISM === undefined && {',
    test: 'packages/platform/src/events/kafka-settings.test.ts',
    named: 'connects by TLS with the authority of a file, and signs in',
  },
  {
    guard: 'The public port has no page of figures.',
    file: 'services/gateway/src/health/health.routes.ts',
    text: "  router.get('/healthz', ",
    fault:
      "  router.get('/metrics', (_request, response) => void response.send('process_cpu'));\n  router.get('/healthz', ",
    test: PAGES,
    named: 'knows no page of figures for',
  },
  {
    guard: 'npm start listens on this machine alone.',
    file: STANDALONE,
    text: ".default('127.0.0.1'),",
    fault: ".default('0.0.0.0'),",
    test: 'standalone/test/settings.test.ts',
    named: 'need nothing',
  },
  {
    guard: 'The gateway listens on this machine alone unless it is told otherwise.',
    file: 'services/gateway/src/settings-shape.ts',
    text: "HOST: z.string().default('127.0.0.1'),",
    fault: "HOST: z.string().default('0.0.0.0'),",
    test: LIFECYCLE,
    named: 'listens on this machine alone unless it is told otherwise',
  },
  {
    guard: 'No demonstration is made where others reach it, unless it is asked for.',
    file: STANDALONE,
    text: ' : isLocal(settings.HOST);',
    fault: ' : true;',
    test: 'standalone/test/settings.test.ts',
    named: 'make a demonstration where others reach it only when asked',
  },
  {
    guard: 'A demonstration that others reach has a random password.',
    file: 'standalone/src/demo/demonstration.ts',
    text: "local ? DEMO_PASSWORD : randomBytes(12).toString('base64url');",
    fault: 'DEMO_PASSWORD;',
    test: 'standalone/test/demonstration.test.ts',
    named: 'is random elsewhere, another each time, and kept for its owner alone',
  },
  {
    guard: 'What stands in a mail doesn’t steer the terminal.',
    file: 'standalone/src/processes/mail-line.ts',
    text: "(letter) => (letter === '\\n' ? letter : ''));",
    fault: '(letter) => letter);',
    test: 'standalone/test/mail-line.test.ts',
    named: 'nothing in it steers the terminal, and other messages of a process are none',
  },
  {
    guard: 'The settings of all parts are read before anything starts.',
    file: ALL_SETTINGS,
    text: '  if (faults.length) throw new ConfigError([...new Set(faults)]);\n',
    fault: '',
    test: 'standalone/test/all-settings.test.ts',
    named: 'are read before anything starts: what one part finds wrong is told at once, and never a value',
  },
  {
    guard: 'Names of settings that nobody reads are warned of.',
    file: ALL_SETTINGS,
    text: 'return unknownSettings(env, [...known, ...ELSEWHERE]);',
    fault: 'return [];',
    test: 'standalone/test/all-settings.test.ts',
    named: 'tell a name that nobody reads, and the one that was meant',
  },
  {
    guard: 'Bookings are found by the address of a group.',
    file: 'services/gateway/src/groups/group-id.ts',
    text: 'if (!idOrSlug || id().safeParse(idOrSlug).success)',
    fault: 'if (idOrSlug !== null)',
    test: 'services/gateway/test/related.test.ts',
    named: 'of a group are found where it is named by its address',
  },
  {
    guard: 'Goods are searched in a folder, or among what one likes, with everything else that is asked.',
    file: 'services/search/src/store/search.views.ts',
    text: 'parameters.add(search.among)}::text[]',
    fault: 'parameters.add(search.among)}::uuid[]',
    test: 'services/search/test/lists.test.ts',
    named: 'narrows to goods that are named, beside',
  },
  {
    guard: 'Page addresses answer every client that accepts a page.',
    file: 'services/gateway/src/web/shell.ts',
    text: "navigates || (!path.extname(request.path) && request.accepts('html') !== false);",
    fault: 'navigates;',
    test: PAGES,
    named: 'are the shell for every client that accepts a page, as curl does',
  },
  {
    guard: 'A crash leaves who is signed in signed in.',
    file: 'packages/web-kit/src/state/keep-prefs.ts',
    text: '  if (wasSignedIn === true) writePrefs({ ...initialPrefs, wasSignedIn });\n',
    fault: '',
    test: 'packages/web-kit/src/state/keep-prefs.test.ts',
    named: 'a crash forgets what is kept on the device, and not that somebody is signed in',
  },
];

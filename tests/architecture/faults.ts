/** One fault for a rule of `.dependency-cruiser.cjs`: the file that is at fault, and what else it needs to exist. */
export interface Fault {
  readonly rule: string;
  readonly file: string;
  readonly content: string;
  readonly beside?: Readonly<Record<string, string>>;
}

const use = (module: string) => `import * as planted from '${module}';\nexport const used = planted;\n`;
const nothing = 'export const nothing = 1;\n';

/** One fault for every rule. A rule without one fails the test. */
export const FAULTS: readonly Fault[] = [
  {
    rule: 'no-cycles',
    file: 'packages/platform/src/planted-a.ts',
    content: use('./planted-b'),
    beside: { 'packages/platform/src/planted-b.ts': use('./planted-a') },
  },
  {
    rule: 'no-junk-drawers',
    file: 'packages/platform/src/planted-junk.ts',
    content: use('./utils'),
    beside: { 'packages/platform/src/utils.ts': nothing },
  },
  {
    rule: 'no-tests-in-production',
    file: 'packages/platform/src/planted-test-user.ts',
    content: use('./planted.test'),
    beside: { 'packages/platform/src/planted.test.ts': nothing },
  },
  { rule: 'kernel-is-pure', file: 'packages/kernel/src/planted.ts', content: use('node:fs') },
  {
    rule: 'availability-is-pure',
    file: 'packages/availability/src/planted.ts',
    content: use('@nestjs/common'),
  },
  {
    rule: 'pricing-is-pure',
    file: 'packages/pricing/src/planted.ts',
    content: use('@kashikari/availability'),
  },
  {
    rule: 'help-knows-the-kernel',
    file: 'packages/help/src/planted.ts',
    content: use('@kashikari/platform'),
  },
  {
    rule: 'domain-is-pure',
    file: 'services/catalog/src/domain/planted.ts',
    content: use('@kashikari/platform'),
  },
  {
    rule: 'domain-is-pure',
    file: 'services/catalog/src/domain/planted-core.ts',
    content: use('node:crypto'),
  },
  {
    rule: 'domain-is-pure',
    file: 'services/catalog/src/domain/planted-app.ts',
    content: use('../app/planted-target'),
    beside: { 'services/catalog/src/app/planted-target.ts': nothing },
  },
  {
    rule: 'app-speaks-domain-and-ports',
    file: 'services/catalog/src/app/planted.ts',
    content: use('@kashikari/contracts'),
  },
  {
    // The transaction alone, closed, is for use cases; what opens it is not.
    rule: 'app-speaks-domain-and-ports',
    file: 'services/catalog/src/app/planted-platform.ts',
    content: use('@kashikari/platform'),
  },
  {
    rule: 'doors-call-app',
    file: 'services/catalog/src/grpc/planted.ts',
    content: use('../store/planted-target'),
    beside: { 'services/catalog/src/store/planted-target.ts': nothing },
  },
  {
    rule: 'doors-call-app',
    file: 'services/catalog/src/events/planted.ts',
    content: use('../clients/planted-target'),
    beside: { 'services/catalog/src/clients/planted-target.ts': nothing },
  },
  {
    rule: 'doors-call-app',
    file: 'services/billing/src/command/planted.ts',
    content: use('../store/planted-target'),
    beside: { 'services/billing/src/store/planted-target.ts': nothing },
  },
  {
    rule: 'modules-of-subjects-know-no-adapters',
    file: 'services/identity/src/modules/planted.module.ts',
    content: use('../store/planted-target'),
    beside: { 'services/identity/src/store/planted-target.ts': nothing },
  },
  {
    rule: 'back-rooms-know-no-doors',
    file: 'services/notify/src/rendering/planted.ts',
    content: use('../app/planted-target'),
    beside: { 'services/notify/src/app/planted-target.ts': nothing },
  },
  {
    rule: 'back-rooms-know-no-doors',
    file: 'services/catalog/src/store/planted.ts',
    content: use('../grpc/planted-target'),
    beside: { 'services/catalog/src/grpc/planted-target.ts': nothing },
  },
  {
    rule: 'back-rooms-know-no-doors',
    file: 'services/identity/src/secrets/planted.ts',
    content: use('../app/planted-target'),
    beside: { 'services/identity/src/app/planted-target.ts': nothing },
  },
  {
    rule: 'gateway-folders-have-no-circle',
    file: 'services/gateway/src/posts/planted.ts',
    content: use('../user-exports/user-export.schema'),
  },
  {
    rule: 'services-meet-on-the-wire',
    file: 'services/catalog/src/clients/planted.ts',
    content: use('../../../identity/src/planted-target'),
    beside: { 'services/identity/src/planted-target.ts': nothing },
  },
  { rule: 'sql-lives-in-store', file: 'services/catalog/src/clients/planted-sql.ts', content: use('pg') },
  {
    rule: 'broker-lives-in-platform',
    file: 'services/catalog/src/events/planted-kafka.ts',
    content: use('kafkajs'),
  },
  {
    rule: 'wire-types-stay-at-the-edge',
    file: 'services/catalog/src/store/planted-wire.ts',
    content: use('@kashikari/contracts'),
  },
  {
    rule: 'gateway-has-no-memory',
    file: 'services/gateway/src/planted.ts',
    content: use('./store/planted-target'),
    beside: { 'services/gateway/src/store/planted-target.ts': nothing },
  },
  {
    rule: 'only-standalone-knows-all',
    file: 'packages/platform/src/planted-standalone.ts',
    content: use('../../../standalone/src/services'),
  },
  {
    rule: 'features-are-neighbours-not-roommates',
    file: 'frontends/shell/src/features/planted-a/a.ts',
    content: use('../planted-b/b'),
    beside: { 'frontends/shell/src/features/planted-b/b.ts': nothing },
  },
  {
    rule: 'features-do-not-reach-up',
    file: 'frontends/shell/src/features/planted-c/c.ts',
    content: use('../../app/planted-target'),
    beside: { 'frontends/shell/src/app/planted-target.ts': nothing },
  },
  {
    rule: 'frontends-meet-by-federation',
    file: 'frontends/goods-mfe/src/planted.ts',
    content: use('../../shell/src/planted-target'),
    beside: { 'frontends/shell/src/planted-target.ts': nothing },
  },
  {
    rule: 'browser-and-server-apart',
    file: 'frontends/shell/src/planted-server.ts',
    content: use('@kashikari/platform'),
  },
  {
    rule: 'table-of-constants-is-for-documents',
    file: 'frontends/shell/src/planted-table.ts',
    content: use('@kashikari/kernel/constants/table'),
  },
  {
    rule: 'web-kit-serves-all',
    file: 'packages/web-kit/src/planted.ts',
    content: use('../../../frontends/shell/src/planted-target'),
  },
];

/** Faults of style: forbidden actions of a rule, each in a separate file. */
export const IMPURITIES: Readonly<Record<string, string>> = {
  'reads the clock': 'export const at = (): number => Date.now();\n',
  'asks for the date': 'export const at = (): Date => new Date();\n',
  'throws dice': 'export const chance = (): number => Math.random();\n',
  'reads the environment': "export const home = (): string | undefined => process.env['HOME'];\n",
  waits: 'export const later = async (value: Promise<number>): Promise<number> => await value;\n',
};

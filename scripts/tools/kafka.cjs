// A real Kafka broker for tests and trials. CommonJS, so that jest and the scripts share it.
const { execFile, spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, openSync, closeSync, readFileSync, writeFileSync } = require('node:fs');
const { createServer, connect } = require('node:net');
const path = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');
const { promisify } = require('node:util');
const { keep, keptIn } = require('./kept.cjs');

const exec = promisify(execFile);
const HERE = path.join(__dirname, 'kafka');
const POM = path.join(HERE, 'pom.xml');
const READY_MS = 60_000;

/** The jars are kept by what the pom says; a new version gets a new folder. */
const nameOfJars = () => `kafka-${createHash('sha1').update(readFileSync(POM)).digest('hex').slice(0, 12)}`;

const has = (command, flag) =>
  exec(command, [flag]).then(
    () => true,
    () => false,
  );

/** @returns {string | undefined} the folder of the jars where they were fetched and Java can run them */
function findKafka() {
  const libs = keptIn(nameOfJars());
  return existsSync(libs) && spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
    ? libs
    : undefined;
}

/**
 * Fetches the jars by Maven if they are missing.
 * @returns {Promise<{ libs?: string, reason?: string }>} the folder, or the reason why it is missing
 */
async function fetchKafka() {
  if (!(await has('java', '-version'))) return { reason: 'Java is not installed' };
  const name = nameOfJars();
  if (existsSync(keptIn(name))) return { libs: keptIn(name) };
  if (!(await has('mvn', '-v'))) return { reason: 'Maven is not installed' };
  try {
    const libs = await keep(name, (half) => {
      const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${half}`, '-DincludeScope=runtime'];
      return exec('mvn', ['-q', '-B', '-f', POM, ...goal], { maxBuffer: 1e8 });
    });
    return { libs };
  } catch (error) {
    return { reason: `Maven could not fetch Kafka: ${String(error.stdout || error.message).slice(0, 300)}` };
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Makes a certificate authority and its certificate for 127.0.0.1, as in an installation that trusts no other
 * authority.
 * @returns {Promise<{ ca: string, keys: string }>} files: the authority's certificate; key and certificate of the
 *   broker
 */
async function makeCertificates(folder) {
  const file = (name) => path.join(folder, name);
  const openssl = (...args) => exec('openssl', args);
  const fresh = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  await openssl(
    'req',
    ...fresh,
    '-subj',
    '/CN=Test authority',
    '-keyout',
    file('ca.key'),
    '-out',
    file('ca.pem'),
  );
  const wish = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', '-keyout', file('broker.key')];
  await openssl('req', ...wish, '-out', file('broker.csr'));
  writeFileSync(file('san.cnf'), 'subjectAltName=IP:127.0.0.1\n');
  const by = [
    '-CA',
    file('ca.pem'),
    '-CAkey',
    file('ca.key'),
    '-CAcreateserial',
    '-extfile',
    file('san.cnf'),
  ];
  await openssl('x509', '-req', '-in', file('broker.csr'), ...by, '-days', '2', '-out', file('broker.pem'));
  const parts = ['broker.key', 'broker.pem', 'ca.pem'].map((name) => readFileSync(file(name), 'utf8'));
  writeFileSync(file('broker.keys.pem'), parts.join(''), { mode: 0o600 });
  return { ca: file('ca.pem'), keys: file('broker.keys.pem') };
}

/**
 * Returns the settings of a broker whose clients sign in on `port` by TLS and SCRAM-SHA-512. The broker itself uses
 * `ownPort`.
 */
const secured = (port, ownPort, keys) => ({
  listeners: `SASL_SSL://127.0.0.1:${port},PLAINTEXT://127.0.0.1:${ownPort}`,
  'advertised.listeners': `SASL_SSL://127.0.0.1:${port},PLAINTEXT://127.0.0.1:${ownPort}`,
  'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT,SASL_SSL:SASL_SSL',
  'sasl.enabled.mechanisms': 'SCRAM-SHA-512',
  'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config':
    'org.apache.kafka.common.security.scram.ScramLoginModule required;',
  'ssl.keystore.type': 'PEM',
  'ssl.keystore.location': keys,
});

function properties(folder, port, controllerPort, more = {}) {
  const values = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'log.dirs': path.join(folder, 'log'),
    'num.partitions': 3,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 3,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.num.partitions': 3,
    'transaction.state.log.min.isr': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'auto.create.topics.enable': false,
    'num.network.threads': 2,
    'num.io.threads': 2,
    'background.threads': 2,
    'log.cleaner.dedupe.buffer.size': 16777216,
    'log.index.size.max.bytes': 1048576,
    ...more,
  };
  if (more.listeners) values.listeners += `,CONTROLLER://127.0.0.1:${controllerPort}`;
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Resolves to true if a process listens on the port. */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Runs the broker of a folder that has been formatted, and waits until it listens. */
async function launch(libs, folder, port) {
  const log = openSync(path.join(folder, 'kafka.log'), 'a');
  const logging = `-Dlog4j2.configurationFile=${path.join(HERE, 'log4j2.xml')}`;
  const memory = ['-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const child = spawn(
    'java',
    [...memory, logging, '-cp', `${libs}/*`, 'kafka.Kafka', path.join(folder, 'server.properties')],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  for (let waited = 0; waited < READY_MS; waited += 100) {
    if (child.exitCode !== null) break;
    if (await listens(port)) return child;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`Kafka did not start, see ${folder}/kafka.log`);
}

function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/**
 * Starts a broker that keeps its data under `folder` (an empty one is formatted).
 * @returns {Promise<{ brokers: string, pid: number, stop(): Promise<void>, kill(): Promise<void>, start(): Promise<void> }
 *   | { brokers: null, reason: string }>} `stop` in order, `kill` at once, `start` again on the same port and data;
 *   without Java or Maven, `brokers` is null, with the reason
 * @param {{ username: string, password: string }} [signIn] the only accepted login, by SCRAM-SHA-512 over TLS; the answer's
 *   file `ca` is the certificate of its authority
 */
async function startKafka(folder, signIn) {
  const { libs, reason } = await fetchKafka();
  if (!libs) return { brokers: null, reason };
  mkdirSync(folder, { recursive: true });
  const [port, controllerPort, ownPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const file = path.join(folder, 'server.properties');
  const certificates = signIn && (await makeCertificates(folder));
  const more = certificates && secured(port, ownPort, certificates.keys);
  writeFileSync(file, properties(folder, port, controllerPort, more));
  const tool = (...args) => exec('java', ['-cp', `${libs}/*`, 'kafka.tools.StorageTool', ...args]);
  if (!existsSync(path.join(folder, 'log'))) {
    const { stdout } = await tool('random-uuid');
    const { username, password } = signIn ?? {};
    const login = signIn ? ['--add-scram', `SCRAM-SHA-512=[name=${username},password=${password}]`] : [];
    await tool('format', '-t', stdout.trim(), '-c', file, ...login);
  }
  let child = await launch(libs, folder, port);
  const forget = () => child.kill('SIGKILL');
  process.once('exit', forget);
  return {
    brokers: `127.0.0.1:${port}`,
    ca: certificates?.ca,
    get pid() {
      return child.pid;
    },
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    async start() {
      child = await launch(libs, folder, port);
    },
  };
}

module.exports = { fetchKafka, findKafka, startKafka };

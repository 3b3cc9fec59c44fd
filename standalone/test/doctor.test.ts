import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { noteFailed, noteMade } from '../src/backup/last-backup';
import { checkClock, checkDisks, checkMemory, checkNode } from '../src/doctor/machine';
import { checkMail } from '../src/doctor/mail';
import { checkBackups, checkDatabase, checkPort } from '../src/doctor/product';
import { checkAddress, checkCertificate } from '../src/doctor/site';
import { freePorts } from '../src/processes/free-ports';
import { readSettings, type StandaloneSettings } from '../src/settings';

let home: string;
let settings: StandaloneSettings;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kashikari-doctor-'));
  settings = readSettings({ DATA_DIR: home }, '/');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('the machine', () => {
  test.each([
    ['20.19.0', 'ok'],
    ['24.1.0', 'ok'],
    ['22.11.0', 'wrong'],
    ['20.18.3', 'wrong'],
    ['18.20.0', 'wrong'],
  ])('with Node %s is %s', (version, verdict) => expect(checkNode(version).verdict).toBe(verdict));

  test('with little memory is warned of', () => {
    expect(checkMemory(512)).toMatchObject({
      verdict: 'warn',
      advice: expect.stringContaining('larger machine'),
    });
  });

  test('that has data and backups on one disk is warned of', () => {
    const says = checkDisks(settings).find(({ verdict }) => verdict === 'warn')?.says;
    expect(says).toBe('Backups are on the disk of the data');
  });

  test('whose clock is behind its own files, or another than that of the server, is wrong', () => {
    expect(checkClock(home, undefined).verdict).toBe('ok');
    expect(checkClock(home, new Date(Date.now() - 3_600_000))).toMatchObject({
      verdict: 'wrong',
      says: expect.stringContaining('the server at PUBLIC_URL'),
    });
    const file = path.join(home, 'shells.yaml');
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date(Date.now() + 86_400_000));
    expect(checkClock(home, undefined)).toMatchObject({
      verdict: 'wrong',
      advice: expect.stringContaining('Set the clock'),
    });
  });
});

describe('the product', () => {
  test('that is stopped while another program has its port is wrong', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port: PORT } = other.address() as AddressInfo;
    const finding = await checkPort({ ...settings, PORT });
    other.close();
    expect(finding).toMatchObject({
      verdict: 'wrong',
      says: `Port ${PORT} is in use by another program`,
      advice: expect.stringContaining('Stop that program'),
    });
  });

  test('whose own database server does not answer is wrong, without its password', async () => {
    const [port = 0] = await freePorts(1);
    const DATABASE_URL = `postgres://admin:geheim@127.0.0.1:${port}/postgres`;
    const finding = await checkDatabase({ ...settings, DATABASE_URL });
    expect(finding).toMatchObject({ verdict: 'wrong', advice: expect.stringContaining('DATABASE_URL') });
    expect(JSON.stringify(finding)).not.toContain('geheim');
  });

  test('is judged by its newest backup', () => {
    expect(checkBackups(settings)).toMatchObject({ verdict: 'warn', says: 'There is none yet' });
    const folder = path.join(home, 'backups/kashikari-20260401T030000Z');
    mkdirSync(folder, { recursive: true });
    noteMade(home, folder);
    expect(checkBackups(settings).verdict).toBe('ok');
    expect(checkBackups(settings, Date.now() + 3 * 86_400_000).verdict).toBe('warn');
    rmSync(folder, { recursive: true });
    expect(checkBackups(settings)).toMatchObject({ verdict: 'wrong', says: `${folder} is gone` });
    noteFailed(home, 'The disk is full.');
    expect(checkBackups(settings)).toMatchObject({
      verdict: 'wrong',
      says: expect.stringContaining('The disk is full.'),
    });
  });
});

describe('the mail server', () => {
  const users = { login: 'right' };
  let server: SMTPServer;
  let port: number;
  beforeAll(async () => {
    server = new SMTPServer({
      hideSTARTTLS: true,
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === users.login ? done(null, { user: username }) : done(new Error('Invalid login')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  test('that takes the login is ok', async () => {
    const finding = await checkMail(`smtp://kashikari:right@127.0.0.1:${port}`, home, false);
    expect(finding).toMatchObject({ verdict: 'ok', says: expect.stringContaining('takes the login') });
  });

  test('that refuses the login is wrong, without the password', async () => {
    const finding = await checkMail(`smtp://kashikari:geheim@127.0.0.1:${port}`, home, false);
    expect(finding).toMatchObject({ verdict: 'wrong', advice: 'Check login and password in SMTP_URL.' });
    expect(JSON.stringify(finding)).not.toContain('geheim');
  });

  test('that does not answer is wrong, and none at all is warned of', async () => {
    const [nobody] = await freePorts(1);
    expect((await checkMail(`smtp://127.0.0.1:${nobody}`, home, false)).verdict).toBe('wrong');
    expect((await checkMail(undefined, home, false)).verdict).toBe('warn');
    expect((await checkMail(undefined, home, true)).verdict).toBe('ok');
  });
});

/** Key and certificate of `localhost` for ten days, by itself, PEM in one text. */
const PEM = execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '10'],
    ...['-keyout', '-', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
  ],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
);

describe('the site', () => {
  const open = { HOST: '0.0.0.0', PORT: 3000 };

  test.each([
    ['without an address that others know', { publicUrl: undefined, trustedProxies: 0 }, 'Set PUBLIC_URL'],
    ['that is not encrypted', { publicUrl: 'http://kashikari.example', trustedProxies: 1 }, 'certificate'],
    [
      'behind a proxy that is not trusted',
      { publicUrl: 'https://kashikari.example', trustedProxies: 0 },
      'TRUST_PROXY',
    ],
  ])('%s is warned of', (_, site, advice) => {
    expect(checkAddress(open, site)).toMatchObject({
      verdict: 'warn',
      advice: expect.stringContaining(advice),
    });
  });

  test('behind a trusted proxy, or on this machine alone, is ok', () => {
    const site = { publicUrl: 'https://kashikari.example', trustedProxies: 1 };
    expect(checkAddress(open, site).verdict).toBe('ok');
    const alone = { publicUrl: undefined, trustedProxies: 0 };
    expect(checkAddress({ ...open, HOST: '127.0.0.1' }, alone).verdict).toBe('ok');
  });

  test('that nobody serves is wrong; one without https has no certificate', async () => {
    const [nobody] = await freePorts(1);
    expect(await checkCertificate(`https://localhost:${nobody}`)).toMatchObject([{ verdict: 'wrong' }]);
    expect(await checkCertificate('http://localhost')).toEqual([]);
  });

  test('whose certificate no browser trusts is warned of; one that is over is wrong', async () => {
    const server = createTlsServer({ key: PEM, cert: PEM }).listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `https://localhost:${(server.address() as AddressInfo).port}`;
    const [distrusted] = await checkCertificate(address);
    expect(distrusted).toMatchObject({ verdict: 'warn', says: expect.stringContaining('SELF_SIGNED') });
    const [over] = await checkCertificate(address, Date.now() + 20 * 86_400_000);
    expect(over).toMatchObject({ verdict: 'wrong', says: expect.stringContaining('expired') });
    server.close();
  });
});

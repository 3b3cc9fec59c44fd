import { ConfigError } from '@kashikari/platform/config';
import { readAllSettings } from '../all-settings';
import type { StandaloneSettings } from '../settings';
import { findingsAbout, type Finding } from './finding';
import { checkClock, checkDisks, checkMemory, checkNode } from './machine';
import { checkMail } from './mail';
import { checkBackups, checkDatabase, checkPort, isMailServerChosen } from './product';
import { checkAddress, checkCertificate, remoteTime, type Site } from './site';

/** Looks at everything that an installation needs, and changes nothing. */
export async function examine(settings: StandaloneSettings, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const site: Site = {
    publicUrl: env['PUBLIC_URL'] || undefined,
    trustedProxies: Number(env['TRUST_PROXY'] || 0),
  };
  const later = Promise.all([
    checkPort(settings),
    checkDatabase(settings),
    checkMail(settings.SMTP_URL, settings.DATA_DIR, await isMailServerChosen(settings)),
    checkCertificate(site.publicUrl),
    remoteTime(site.publicUrl),
  ]);
  const [port, database, mail, certificate, remote] = await later;
  return [
    checkNode(),
    ...checkSettings(env),
    checkMemory(),
    ...checkDisks(settings),
    checkClock(settings.DATA_DIR, remote),
    port,
    database,
    checkBackups(settings),
    mail,
    checkAddress(settings, site),
    ...certificate,
  ];
}

function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const look = findingsAbout('Settings');
  const page = 'See the tables of settings in README.md.';
  try {
    const unknown = readAllSettings(env);
    return unknown.length ? unknown.map((sentence) => look.warn(sentence, page)) : [look.ok('All are valid')];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => look.wrong(fault, page));
  }
}

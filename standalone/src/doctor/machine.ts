import { existsSync, mkdtempSync, readdirSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import type { StandaloneSettings } from '../settings';
import { findingsAbout, type Finding } from './finding';

const MB = 1_048_576;

/** Below the first the product is in danger, below the second it will be. */
const FREE_MB = { wrong: 300, warn: 2_048 };

/** Memory that the product and its database need together, MB. */
const MEMORY_MB = 900;

/** Clocks differ by seconds, not by minutes. */
const CLOCK_MS = 5 * 60_000;

/** The version of Node. */
export function checkNode(version = process.versions.node): Finding {
  const look = findingsAbout('Node');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const runs = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return runs
    ? look.ok(version)
    : look.wrong(`${version} is too old`, 'Install Node 20.19 or later; of Node 22, 22.12 or later.');
}

/** The machine's memory. */
export function checkMemory(megabytes = Math.round(totalmem() / MB)): Finding {
  const look = findingsAbout('Memory');
  return megabytes >= MEMORY_MB
    ? look.ok(`${megabytes} MB`)
    : look.warn(
        `${megabytes} MB`,
        `Kashikari needs ${MEMORY_MB} MB with its database. Use a larger machine.`,
      );
}

/** Free space and rights to write where data and backups are. */
export function checkDisks({ DATA_DIR, BACKUP_DIR }: StandaloneSettings): Finding[] {
  const findings = [DATA_DIR, BACKUP_DIR].flatMap(checkFolder);
  const [data, backups] = [DATA_DIR, BACKUP_DIR].map((folder) => statSync(existing(folder)).dev);
  if (data === backups)
    findings.push(
      findingsAbout('Disk').warn(
        'Backups are on the disk of the data',
        'A disk that fails takes both. Set BACKUP_DIR to a folder on another disk or machine.',
      ),
    );
  return findings;
}

function checkFolder(folder: string): Finding[] {
  const look = findingsAbout('Disk');
  const place = existing(folder);
  const { bavail, bsize } = statfsSync(place);
  const free = Math.floor((bavail * bsize) / MB);
  const says = `${free} MB are free for ${folder}`;
  const advice = 'Delete old backups or other files, or use a larger disk.';
  const findings = [
    free < FREE_MB.wrong
      ? look.wrong(says, advice)
      : free < FREE_MB.warn
        ? look.warn(says, advice)
        : look.ok(says),
  ];
  try {
    rmdirSync(mkdtempSync(path.join(place, 'doctor-')));
  } catch {
    findings.push(
      look.wrong(
        `This user can't write to ${place}`,
        'Run the command as the user of the product, or change the owner of the folder.',
      ),
    );
  }
  return findings;
}

/** The folder, or the nearest one above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}

/**
 * Checks the machine's clock: no file of the installation is from the future, and the server at PUBLIC_URL has the same
 * time.
 * @param remote time of that server, if one was asked
 */
export function checkClock(home: string, remote: Date | undefined, now = Date.now()): Finding {
  const look = findingsAbout('Clock');
  const advice = 'Set the clock, and let the system keep it (timedatectl set-ntp true).';
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const newest = Math.max(0, ...timesIn(home), ...timesIn(path.join(home, 'log')));
  if (newest > now + CLOCK_MS)
    return look.wrong(
      `It says ${new Date(now).toISOString()}, but files are from ${new Date(newest).toISOString()}`,
      advice,
    );
  if (remote && Math.abs(remote.getTime() - now) > CLOCK_MS)
    return look.wrong(
      `It says ${new Date(now).toISOString()}, the server at PUBLIC_URL ${remote.toISOString()}`,
      advice,
    );
  return look.ok(`${new Date(now).toISOString()}, time zone ${zone}`);
}

function timesIn(folder: string): number[] {
  if (!existsSync(folder)) return [];
  const times = readdirSync(folder).map(
    (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return times;
}

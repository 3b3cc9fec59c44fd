import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { shellsFileOf } from '../files/shells-file';

/** The ids of the lenders' accounts, by their keys. */
export type LenderIds = Readonly<Record<string, string>>;

const HEAD = '# Organisations with hosts of their own (docs/shells.md). Read again when it changes.\n';

/** Content before accounts exist, and after they are deleted. */
const EMPTY = `${HEAD}shells: []\n`;

/** `localhost` and what is below it are this machine (RFC 6761): browsers need no name server for it. */
const hostOf = (id: string): string => `${id}.localhost`;

const textOf = (lenders: LenderIds): string => `${HEAD}shells:
  - id: minato
    hosts: [${hostOf('minato')}]
    accounts: [${lenders['media-library'] ?? ''}]
  - id: himawari
    hosts: [${hostOf('himawari')}]
    accounts: [${lenders['nursery'] ?? ''}]
    ways: [password, link, card]
    sign_up: invited
`;

/** Creates the file without a shell in it, so that the product starts with it; leaves an existing one. */
export function makeRoomForShells(home: string): void {
  if (!existsSync(shellsFileOf(home))) write(home, EMPTY);
}

/** Adds the lenders to the file, unless somebody has edited it, and waits until the product has read it. */
export async function fillShells(home: string, lenders: LenderIds, address: string): Promise<void> {
  if (readText(home) !== EMPTY) return;
  write(home, textOf(lenders));
  await untilAnswered(address, hostOf('minato'));
}

/** Takes the shells of the demonstration out; leaves a file that somebody has changed. */
export function emptyShells(home: string): void {
  const anyone = readText(home)?.replace(/accounts: \[.*\]/g, 'accounts: []');
  if (anyone === textOf({})) write(home, EMPTY);
}

function readText(home: string): string | undefined {
  const file = shellsFileOf(home);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Replaces the file in one step, because half a file would be a fault. */
function write(home: string, text: string): void {
  const file = shellsFileOf(home);
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}

/** Maximum wait for the product to read the file, milliseconds. It polls the file every two seconds. */
const TIMEOUT = 10_000;

async function untilAnswered(address: string, host: string): Promise<void> {
  const url = new URL('/config.json', address);
  const until = Date.now() + TIMEOUT;
  while (Date.now() < until && (await statusAt(url, host)) !== 200) await wait(100);
}

/** The status of an answer at another host of the same address; undefined where none comes. */
function statusAt(url: URL, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, { headers: { Host: `${host}:${url.port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).once('error', () => resolve(undefined));
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';

/**
 * Names of our own that the machinery had before it took the field's terms, and what stands in their place. None names a type, a
 * function, a constant or a file again; words of the product and of the contract are free.
 */
export const RETIRED = {
  House: 'ServiceContext',
  buildHouse: 'buildServiceContext',
  HouseToken: 'ServiceContextToken',
  HouseSecrets: 'InstallationSecrets',
  watchHouse: 'watchService',
  WatchedName: 'ReResolvingName',
  leash: 'parent-watchdog',
  Intake: 'InboxConsumer',
  Taker: 'EventsHandler',
  buryEvent: 'deadLetterEvent',
  buryJob: 'deadLetterJob',
  ReplayLetter: 'ReplayDeadLetter',
  QuietWatch: 'IdleDetector',
  Courier: 'MailDispatcher',
  PushCourier: 'PushDispatcher',
  OutTray: 'DeliveryQueue',
  Mailroom: 'MailQueue',
  Pushroom: 'PushQueue',
  Sealer: 'Encryptor',
  AesSealer: 'AesEncryptor',
  GuessBook: 'LoginAttempts',
  GuessBrake: 'LoginThrottle',
  SessionDesk: 'SessionIssuer',
  CardPress: 'CardMinter',
  TryToBook: 'KnownTerms',
  BookWithRetry: 'KnownTerms',
  Company: 'Batcher',
  Together: 'Batcher',
  BookTogether: 'BookBatch',
  CallsTogether: 'Batcher',
  InTurn: 'KeyedQueue',
  bookInTurn: 'bookAllOrNone',
  changeInTurn: 'changeSeveral',
  askInTurn: 'offersTo',
  Crowds: 'Admission',
  throughDoor: 'admit',
  unaryDoor: 'unaryHandler',
  DoorDeps: 'HandlerDeps',
  HelpRefusal: 'SuggestAlternatives',
  KnockOn: 'Cascade',
  TakeIn: 'Apply',
  blameField: 'attachField',
  Exchange: 'RequestContext',
  Scope: 'Tx',
  OpenTransaction: 'Tx',
  Situation: 'BookingContext',
  Asked: 'BookingRange, or a …Request',
  WaitSituation: 'WaitContext',
  AskedDays: 'DayRange',
  AskedHours: 'HourRange',
  AskedRange: 'RangeBody',
  PageAsked: 'PageRequest',
  MailAsked: 'MailRequest',
  SearchAsked: 'SearchRequest',
  Wish: 'a …Request',
  Standing: 'ActorTies, or Relation',
  Stands: 'Relation',
  PATIENCE: 'TIMEOUT',
  GroupStanding: 'GroupRelation',
  AccountStanding: 'AccountRelation',
  Fact: 'Snapshot',
  GoodFact: 'GoodSnapshot',
  AccountFact: 'AccountSnapshot',
  GroupFact: 'GroupSnapshot',
  UserFact: 'UserSnapshot',
  MembershipFact: 'MembershipSnapshot',
  ManagerFact: 'ManagerSnapshot',
  BookingFact: 'BookingSnapshot',
  SubscriptionFact: 'SubscriptionSnapshot',
  AccessFacts: 'AccessSnapshots',
  PeopleFacts: 'PeopleSnapshots',
  FactViews: 'SnapshotViews',
  Told: 'Publisher, or ThreadRecipient',
  ToldMail: 'AnnouncedMail, or FiledMail',
  ToldChange: 'MailedChange',
  ToldWait: 'MailedWaitChange',
  Letter: 'MailContent',
  FilePost: 'FileTransport',
  SmtpPost: 'SmtpTransport',
  TracedPost: 'TracedTransport',
  SameLook: 'SingleFlight',
  WaysOut: 'Alternatives',
  WayOut: 'ProviderRequest',
  BREATH: 'INTERVAL',
  PATIENT: 'LONG_TIMEOUTS',
  Stage: 'a …Product, or a …Scenario',
  AccountStage: 'AccountFixture',
  BookingStage: 'BookingFixture',
  Cast: 'Personas',
  Play: 'Action',
  Shelf: 'Folder',
  LetterRow: 'DeadLetterRow',
  LeastRecentlyUsed: 'LRUCache of lru-cache',
  AccountCopy: 'AccountReplica',
};

const FOLDERS = ['packages', 'services', 'standalone', 'scripts', 'tests'];

const kebab = (name) => name.replace(/(?<=[a-z])([A-Z])/g, '-$1').toLowerCase();

/** @param {Record<string, string>} files path → text @returns {string[]} a line for each retired name that is declared */
export function retiredIn(files) {
  const names = Object.keys(RETIRED).join('|');
  const declared = new RegExp(
    `\\b(?:class|interface|type|function|const|let|enum) (?:Pg)?(${names})\\b`,
    'g',
  );
  const asFile = new Map(Object.keys(RETIRED).map((name) => [kebab(name), name]));
  const say = (file, name) => `${file}: ${name} is called ${RETIRED[name]}`;
  return Object.entries(files).flatMap(([file, text]) => [
    ...[...text.matchAll(declared)].map(([, name]) => say(file, name)),
    ...file
      .split('/')
      .map((part) => asFile.get(part.split('.')[0]))
      .filter(Boolean)
      .map((name) => say(file, name)),
  ]);
}

const isSource = (file) => /\.(ts|mjs|cjs)$/.test(file) && !/(^|\/)(node_modules|dist|gen)\//.test(file);

/** @returns {import('./checks.mjs').Verdict} */
export function checkRetiredNames() {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter(isSource),
  );
  const found = retiredIn(Object.fromEntries(paths.map((file) => [file, readFileSync(at(file), 'utf8')])));
  return { ok: found.length === 0, said: found.join('\n') };
}

import type { RouteContract } from './route';
import type { Answer, BodyOf } from './answer';
import type { LabelPrinter } from '../label-sheets/label-printer';
import type { ClientErrors } from '../errors/client-errors';
import type { Services } from '../clients/services';
import type { CardPayments } from '../clients/card-payments';
import type { FileReader } from '../files/file-reader';
import type { InstallationFacts } from '../installations/installation-facts';
import type { ScanOptions } from '../scan-codes/read-scan';
import type { ShellFaces } from '../shells/shell-faces';
import type { Live } from '../streams/live';
import type { Call } from '@kashikari/kernel';
import type { Shell } from '@kashikari/platform/edge';
import type { z } from 'zod';

type Checked<T> = T extends z.ZodType ? z.output<T> : undefined;

/** One request after its shape and its sender are checked. */
export interface RequestContext<C extends RouteContract = RouteContract> {
  readonly params: Checked<C['params']>;
  readonly query: Checked<C['query']>;
  readonly body: Checked<C['body']>;
  /** Sent instead of a body, where the contract takes one; or the bytes of a body that the contract takes raw. */
  readonly file?: Buffer;
  /** Reads it, and whatever else of the sender takes long to read. */
  readonly fileReader: FileReader;
  readonly labelPrinter: LabelPrinter;
  /** Where people reach this installation: scheme, host, port. */
  readonly origin: string;
  readonly call: Call;
  readonly services: Services;
  /** From `If-Match`. */
  readonly ifVersion?: number;
  readonly sender: Sender;
  /** Of the organisation at whose host the request came; absent at the common one. */
  readonly shell: Shell | undefined;
  /** How shells look, for pages. */
  readonly faces: ShellFaces;
  /** What pages say of the installation. */
  readonly installation: InstallationFacts;
  /** Where crashes of browsers are written down. */
  readonly clientErrors: ClientErrors;
  readonly cardPayments: CardPayments;
  /** How scanned codes are read: where this installation is and was. */
  readonly scanOptions: () => ScanOptions;
  /** From `Stripe-Signature`; empty without one. */
  readonly providerSignature: string;
  /** Who follows what changes. */
  readonly live: Live;
  /** From `Last-Event-ID`: where a reader of a stream has come to. */
  readonly lastEventId?: string;
  /** Where the contract answers CSV, too: whether that is wanted. */
  readonly wantsCsv: boolean;
}

/** Who is at the other end of the line, whatever the token says. */
export interface Sender {
  /** IP address, after as many proxies as we trust. */
  readonly address: string;
  /** Of a network that no limit by address holds (TRUSTED_NETWORKS). */
  readonly isTrusted: boolean;
  readonly userAgent: string;
  /** The access token that came with the request. */
  readonly token?: string;
  /** The refresh token of the browser's cookie, where the request came from our own pages. */
  readonly refreshCookie?: string;
  /** By what accounts know the browser that signed in to them before. */
  readonly knownBrowser: readonly string[];
  /** Those of accounts that the browser remembers beside, by their ids. */
  readonly kept: ReadonlyMap<string, string>;
}

/** The refresh tokens of all sessions that a browser has. */
export function heldTokens({ refreshCookie, kept }: Sender): string[] {
  return [...(refreshCookie ? [refreshCookie] : []), ...kept.values()];
}

export interface Route<C extends RouteContract = RouteContract> {
  readonly contract: C;
  readonly handle: (exchange: RequestContext<C>) => Promise<Answer<BodyOf<C>>>;
  /** Where a file may come: whether the sender may do it to the thing that is addressed, asked before a byte of it is read. */
  readonly permit?: Permit<C>;
}

/** @throws DomainError what the sender may not do, or what there is not */
export type Permit<C extends RouteContract> = (
  asked: Pick<RequestContext<C>, 'params' | 'query' | 'call' | 'services'>,
) => Promise<unknown>;

/** Ties a handler to its contract, which gives it its types. The erased type is what the router takes. */
export function route<const C extends RouteContract>(
  contract: C,
  handle: Route<C>['handle'],
  permit?: Permit<C>,
): Route {
  return { contract, handle, permit } as unknown as Route;
}

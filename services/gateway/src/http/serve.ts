import { mayWrite, noEditRights, notFound, type Call } from '@kashikari/kernel';
import { attachField } from '../errors/attach-field';
import { unknownNames } from './unknown-names';
import { validationError } from '../errors/validation';
import { attempt } from './attempts';
import { inquirySpendings } from '../support/inquiry-spendings';
import { actorOf, senderOf } from './sender';
import { writeKnownBrowser } from '../sign-in/known-browser-cookie';
import { writeKeptCookies, writeRefreshCookie } from '../sign-in/refresh-cookie';
import { readBody } from './body';
import { toETag, versionOf } from './etag';
import { askIfFresh } from './fresh';
import { idempotencyOf } from './idempotency';
import { contextOf } from './http-context';
import { atShell } from './at-shell';
import { shellOf } from './site-of';
import { shellOriginOf } from '../shells/shell-origin';
import { sendStream } from './send-stream';
import type { Answer } from '../rest/answer';
import type { RequestContext, Route } from '../rest/request-context';
import type { RouteContract } from '../rest/route';
import type { ClientErrors } from '../errors/client-errors';
import type { Services } from '../clients/services';
import type { CardPayments } from '../clients/card-payments';
import type { Flags } from '../flags/flags';
import type { HelpAnswers } from '../answers/help-answers';
import type { FileReader } from '../files/file-reader';
import type { LabelPrinter } from '../label-sheets/label-printer';
import type { Live } from '../streams/live';
import type { BytesUnderWay } from '../limits/bytes-under-way';
import type { RateLimits } from '../limits/rate-limits';
import type { InstallationFacts } from '../installations/installation-facts';
import type { ScanOptions } from '../scan-codes/read-scan';
import type { ShellFaces } from '../shells/shell-faces';
import type { ShellLenders } from '../shells/shell-lenders';
import type { AccessTokens } from '../sign-in/access-tokens';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';

export interface ServeDeps {
  readonly services: Services;
  /** Clients for requests that change nothing: unavailable calls are retried. */
  readonly reads: Services;
  readonly tokens: AccessTokens;
  readonly limits: RateLimits;
  readonly lenders: ShellLenders;
  readonly faces: ShellFaces;
  readonly installation: InstallationFacts;
  readonly clientErrors: ClientErrors;
  readonly cardPayments: CardPayments;
  readonly flags: Flags;
  readonly helpAnswers: HelpAnswers;
  readonly underWay: BytesUnderWay;
  /** Cookies only over https. */
  readonly secure: boolean;
  readonly live: Live;
  readonly fileReader: FileReader;
  readonly labelPrinter: LabelPrinter;
  /** `PUBLIC_URL`; undefined: the address of the request. */
  readonly origin: string | undefined;
  /** Returns the options for codes that were scanned on a page, by the page's origin. */
  readonly scanOptions: (reached: string) => ScanOptions;
  readonly refuse: ErrorRequestHandler;
  /** Business time, epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Returns the express handler of a route: limits, sign-in, validation, the handler, the response. A refusal is sent
 * here. Otherwise express would pass it to every remaining route before the error handler. When registration opens,
 * most requests are refused.
 */
export function serve(route: Route, deps: ServeDeps): RequestHandler {
  return (request, response, next) =>
    serveOne(route, deps, request, response).catch(
      (error: unknown) => void deps.refuse(error, request, response, next),
    );
}

async function serveOne(route: Route, deps: ServeDeps, request: Request, response: Response): Promise<void> {
  const { contract } = route;
  const context = contextOf(request);
  context.route = contract.path;
  if (context.turnedAway) throw context.turnedAway;
  if (contract.limit) await deps.limits.spend(contract.limit, request.ip ?? '', response);
  const actor = await atShell(request, await actorOf(request, contract.auth, deps.tokens), deps.lenders);
  if (actor.kind === 'user' || actor.kind === 'card') context.userId = actor.userId;
  const reads = contract.readsOnly || request.method === 'GET' || request.method === 'HEAD';
  if (!mayWrite(actor) && !reads) throw noEditRights();
  const asking = { actor, now: deps.now(), locale: context.locale, traceparent: context.traceparent };
  const permit = async () => {
    await permitted(route, request, asking, deps);
    await deps.fileReader.turn(actor, untilAnswered(response));
  };
  await readBody(request, response, contract, actor, deps.underWay, permit);
  await deps.tokens.refuseEnded(actor);
  const call: Call = { ...asking, now: deps.now(), idempotency: idempotencyOf(request, actor) };
  const exchange = exchangeOf(route, request, call, deps);
  await askIfFresh(exchange, contract);
  if (contract.reachesOperator)
    await deps.limits.spendAll(inquirySpendings(call.actor, exchange.sender), response);
  const act = () => route.handle(exchange);
  const answer = await attempt(exchange, contract, deps.limits, response, act).catch((error: unknown) => {
    throw attachField(error, exchange.body);
  });
  await send(response, route, answer, deps.secure);
}

function untilAnswered(response: Response): Promise<void> {
  return new Promise((resolve) => {
    // A disconnected client gets no answer.
    if (response.destroyed) resolve();
    else response.once('close', resolve);
  });
}

/** Checks the request of a file before the file is read: validation, permission, and existence of the resource. */
async function permitted(
  { contract, permit }: Route,
  request: Request,
  call: Call,
  { reads }: ServeDeps,
): Promise<void> {
  const params = paramsOf(contract.params, request.params);
  const query = checked(contract.query, { ...request.query });
  await permit?.({ params, query, call, services: reads } as Parameters<typeof permit>[0]);
}

function exchangeOf({ contract }: Route, request: Request, call: Call, deps: ServeDeps): RequestContext {
  const reached = `${request.protocol}://${request.host}`;
  const origin = shellOriginOf(request) ?? deps.origin ?? reached;
  const file = Buffer.isBuffer(request.body) ? request.body : undefined;
  return {
    params: paramsOf(contract.params, request.params),
    query: checked(contract.query, { ...request.query }),
    body: file ? undefined : bodyOf(contract, (request.body as unknown) ?? {}),
    file,
    call,
    services: contract.method === 'get' || contract.readsOnly ? deps.reads : deps.services,
    live: deps.live,
    fileReader: deps.fileReader,
    labelPrinter: deps.labelPrinter,
    origin,
    lastEventId: request.get('last-event-id'),
    wantsCsv:
      contract.answer.alsoCsv === true && request.accepts(['application/json', 'text/csv']) === 'text/csv',
    ifVersion: contract.ifMatch ? versionOf(request.headers['if-match']) : undefined,
    sender: senderOf(request, deps.limits),
    shell: shellOf(request),
    faces: deps.faces,
    installation: deps.installation,
    clientErrors: deps.clientErrors,
    cardPayments: deps.cardPayments,
    flags: deps.flags,
    helpAnswers: deps.helpAnswers,
    scanOptions: () => deps.scanOptions(reached),
    providerSignature: request.get('stripe-signature') ?? '',
  } as RequestContext;
}

/** An id that can't be one is the id of nothing. */
function paramsOf(schema: z.ZodObject | undefined, params: Request['params']): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(params);
  if (!result.success) throw notFound('resource', String(params['id'] ?? ''));
  return result.data;
}

/** Returns the validated body. Unknown names are faults like invalid values, and all faults are reported together. */
function bodyOf(contract: RouteContract, input: unknown): unknown {
  const unknown = unknownNames(contract, input);
  if (unknown.length === 0) return checked(contract.body, input);
  const result = contract.body?.safeParse(input);
  const wrong = result?.success === false ? result.error.issues : [];
  throw validationError([...unknown, ...wrong], input);
}

function checked(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (!result.success) throw validationError(result.error.issues, input);
  return result.data;
}

async function send(response: Response, { contract }: Route, answer: Answer, secure: boolean): Promise<void> {
  if (answer.refreshCookie !== undefined) writeRefreshCookie(response, answer.refreshCookie, secure);
  if (answer.knownBrowser?.length) writeKnownBrowser(response, answer.knownBrowser, secure);
  if (answer.keptCookies) writeKeptCookies(response, answer.keptCookies, secure);
  const reads = contract.method === 'get' && (contract.auth !== 'none' || contract.etag === true);
  response
    .status(answer.dryRun ? 200 : answer.accepted ? 202 : contract.answer.status)
    .setHeader('Cache-Control', reads ? 'private, no-cache' : 'no-store')
    .vary('Authorization');
  if (!contract.answer.body) return void response.end();
  const { alsoCsv } = contract.answer;
  if (alsoCsv) response.vary('Accept');
  const mediaType = alsoCsv && answer.stream ? 'text/csv' : (answer.mediaType ?? contract.answer.mediaType);
  if (answer.fileName !== undefined) response.attachment(answer.fileName);
  response.setHeader(
    'Content-Type',
    mediaType?.startsWith('application/')
      ? mediaType
      : `${mediaType ?? 'application/json'}; charset=${answer.charset ?? 'utf-8'}`,
  );
  // Compression or a proxy's buffering would delay a signal until the next one.
  if (mediaType === 'text/event-stream')
    response.setHeader('Cache-Control', 'no-store, no-transform').setHeader('X-Accel-Buffering', 'no');
  if (answer.stream) return sendStream(response, answer.stream);
  const text = mediaType ? String(answer.body) : JSON.stringify(answer.body);
  if (answer.version !== undefined) response.setHeader('ETag', toETag(answer.version, text));
  // ETags are compared for reads only.
  if (reads) response.send(text);
  else response.end(text);
}

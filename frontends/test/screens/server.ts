import { HttpResponse, http as plain } from 'msw';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '../../../packages/web-kit/src/api/schema';

/**
 * The gateway as a screen sees it: handlers typed by the OpenAPI document, over MSW. An unhandled call fails the test,
 * which names it. A real gateway would need seven services and three servers for each screen. The contract tests verify
 * that both behave alike (tests/contract).
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '/v1' });

/** A call of the page. */
export interface Call {
  readonly method: string;
  /** The path without `/v1`, with its query. */
  readonly path: string;
  readonly body: unknown;
}

/** The calls of the page since the screen was opened, including reads. */
export const calls: Call[] = [];

/** The calls without a handler. */
export const unanswered: string[] = [];

/**
 * The mock server, with the call outside the contract that each page may make. A legal text makes it even after its
 * test has ended.
 */
export const server = setupServer(
  plain.get('/config.json', () => HttpResponse.json({ remotes: [], legal: {} })),
);

/** Calls by POST that change nothing. */
const READS = new Set(['/scans/resolve', '/graphql']);

/** Returns the writes of the page in order. */
export function writes(): Call[] {
  return calls.filter(({ method, path }) => method !== 'GET' && !READS.has(path));
}

server.events.on('request:start', async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const call = {
    method: request.method,
    path: pathname.replace(/^\/v1/, '') + search,
    body: undefined as unknown,
  };
  // In the order in which they were asked: a body is read a moment later.
  calls.push(call);
  if (request.method === 'GET') return;
  const text = await request.clone().text();
  const type = request.headers.get('content-type') ?? '';
  call.body = text && type.includes('json') ? (JSON.parse(text) as unknown) : text || undefined;
});

export function listen(): void {
  server.listen({
    onUnhandledRequest(request, print) {
      unanswered.push(`${request.method} ${new URL(request.url).pathname}`);
      print.error();
    },
  });
}

type Problem = components['schemas']['Problem'];

/** A refusal as the gateway writes it; its words are the browser's own where it knows the code. */
export function refusal(code: string, status: number, fields: Partial<Problem> = {}) {
  const problem: Problem = {
    type: `https://kashikari.dev/errors/${code}`,
    title: code,
    status,
    code,
    detail: `Refused: ${code}`,
    trace_id: '0',
    ...fields,
  };
  return HttpResponse.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
}

import { HttpResponse, http as plain } from 'msw';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '../../../packages/web-kit/src/api/schema';

/**
 * The gateway as a screen sees it: handlers typed by the OpenAPI document, over MSW. What no handler answers is a fault
 * of the test, which names the call. A real gateway would need seven services and three servers a screen; that both say
 * the same is what the contract's tests see to (tests/contract).
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '/v1' });

/** A call of the page. */
export interface Call {
  readonly method: string;
  /** Without `/v1`, with its query. */
  readonly path: string;
  readonly body: unknown;
}

/** What the page has asked since the screen was opened, reads included. */
export const calls: Call[] = [];

/** Calls that nobody answers. */
export const unanswered: string[] = [];

/** What each page may ask outside the contract; a legal text asks for it even after its test has ended. */
export const server = setupServer(
  plain.get('/config.json', () => HttpResponse.json({ remotes: [], legal: {} })),
);

/** What the page wrote, in order: everything but reads. Finding what a code stands for is a POST and changes nothing. */
export function writes(): Call[] {
  return calls.filter(({ method, path }) => method !== 'GET' && path !== '/scans/resolve');
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

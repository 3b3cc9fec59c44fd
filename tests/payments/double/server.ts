import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Api } from './api';
import { COMMANDS, type Control } from './control';
import { ApiError } from './errors';
import { answerPage } from './pages';
import type { ApiRequest } from './request';
import { isPublicRoute } from './routes';
import type { Sandbox } from './sandbox';

/** Largest body, bytes. */
const MAX_BODY = 1_000_000;

/** Browsers call the routes of the publishable key from pages of other origins. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, stripe-account, stripe-version',
};

/** The HTTP server in front of the API and the control calls. */
export function createDoubleServer(api: Api, control: Control, sandbox: Sandbox): Server {
  return createServer((request, response) => {
    respond({ api, control, sandbox }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
}

interface Parts {
  readonly api: Api;
  readonly control: Control;
  readonly sandbox: Sandbox;
}

async function respond(
  { api, control, sandbox }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://double');
  const body = await bodyOf(request);
  const { pathname } = url;
  if (pathname.startsWith('/_control/')) return command(control, pathname.slice(10), body, response);
  const { method = 'GET' } = request;
  const page = answerPage(sandbox, { method, url, body, languages: request.headers['accept-language'] });
  if (page) return void response.writeHead(page.status, page.headers).end(page.body);
  const called = request.headers['access-control-request-method'] ?? method;
  const cors = isPublicRoute(called, pathname) ? CORS : {};
  if (method === 'OPTIONS') return void response.writeHead(204, cors).end();
  const apiRequest: ApiRequest = {
    method,
    path: pathname,
    query: url.search.slice(1),
    body,
    headers: request.headers as Record<string, string | undefined>,
  };
  const answer = await api.handle(apiRequest);
  if (answer.isDropped) return void request.socket.destroy();
  const text = JSON.stringify(answer.body, undefined, 2);
  const headers = { 'content-type': 'application/json', ...answer.headers, ...cors };
  response.writeHead(answer.status, headers).end(text);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_BODY) throw new RangeError('The body is too large');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function command(
  control: Control,
  name: string,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const json = { 'content-type': 'application/json' };
  if (!run) return void response.writeHead(404, json).end(JSON.stringify({ error: `No command ${name}` }));
  try {
    const result = await run(control, JSON.parse(body || '{}') as Parameters<typeof run>[1]);
    response.writeHead(200, json).end(JSON.stringify(result ?? null));
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 400;
    response.writeHead(status, json).end(JSON.stringify({ error: (error as Error).message }));
  }
}

/** A call of the page, as the server would see it. */
export interface RecordedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}

/** Answers every call of the page in place of the server, and records the requests. */
export function answerCalls(
  answer: (asked: RecordedRequest) => Response | Promise<Response>,
): RecordedRequest[] {
  const calls: RecordedRequest[] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const asked = {
      method: request.method,
      path: pathname.replace('/v1', '') + search,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      token: request.headers.get('authorization'),
    };
    calls.push(asked);
    return answer(asked);
  });
  return calls;
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A refusal by its code, as the gateway sends it. */
export const refused = (code: string, status: number) =>
  new Response(JSON.stringify({ code, status, title: code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

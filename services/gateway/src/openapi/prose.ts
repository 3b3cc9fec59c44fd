/** Returns the description of the document: the conventions that all operations share. */
export function describe(): string {
  return [
    'Lending and booking of shared goods.',
    '',
    '- Requests and responses are JSON, UTF-8, with `snake_case` names. Ids are opaque strings. An unknown field in a request is 400 `validation.key`; read-only fields of the resource are ignored, so that what was read can be sent back. New fields may appear in responses.',
    '- Authentication: `Authorization: Bearer <token>`. Any response may contain a top-level `token`; store it and use it from then on.',
    '- A response contains a resource under its singular name, and related resources under their plural names. Lists have `meta`.',
    '- Instants are RFC 3339 with an offset; their ranges are half-open. Days are `YYYY-MM-DD` in the lender’s time zone; their ranges include both days.',
    '- Money is in the smallest unit of its currency: `500` is 500 yen.',
    '- Every POST accepts an `Idempotency-Key`. A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours.',
    '- `GET` of a single resource returns an `ETag`. `PATCH` or `PUT` with a stale `If-Match` is 412.',
    '- Errors are `application/problem+json` with a stable `code`. Texts follow `Accept-Language` (`ja`, `en`, `ja-Hira`).',
    '- A request takes up to 10 seconds. A JSON body has up to 1 MiB (16 KiB below `/auth`, 64 KiB without a valid token) and up to 20,000 values. Cookies have up to 8 KiB.',
  ].join('\n');
}

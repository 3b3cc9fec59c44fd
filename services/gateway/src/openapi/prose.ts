/** The conventions of the contract, for whoever reads the document at `/docs`. */
export function describe(): string {
  return [
    'Lending and booking of shared goods.',
    '',
    '- JSON in and out, UTF-8, `snake_case`. Ids are opaque strings. Unknown fields are ignored.',
    '- `Authorization: Bearer <token>`. Any response may carry a top-level `token`: store it.',
    '- One thing is answered under its singular name, related things under their plural names; lists have `meta`.',
    '- Instants are RFC 3339 with an offset; ranges are half-open. Days are `YYYY-MM-DD`, both inclusive, in the lender’s zone.',
    '- Money is in the smallest unit of its currency: `500` is 500 yen.',
    '- Every POST takes an `Idempotency-Key`: the same key, address (with its query) and body give the first answer again for 24 hours.',
    '- `GET` of one thing gives an `ETag`; `PATCH` or `PUT` with a stale `If-Match` is 412.',
    '- Errors are `application/problem+json` with a `code` that never changes; texts follow `Accept-Language` (`ja`, `en`, `ja-Hira`).',
    '- A call takes at most 10 seconds, a body at most 1 MiB.',
  ].join('\n');
}

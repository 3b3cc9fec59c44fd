/** Written by `npm run openapi` from the gateway's schemas. Do not edit. */
export interface paths {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [path: string]: any;
}

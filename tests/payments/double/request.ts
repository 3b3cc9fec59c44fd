/** A request of the API as it came in. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Query and body, form-encoded. */
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Returns the code of a refusal without consuming the response; undefined for other responses. */
export function problemCode(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .then(
      (problem: { code?: unknown }) => problem.code,
      () => undefined,
    );
}

/** The code of a refusal, without using its answer up; undefined for what is none. */
export function problemCode(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .then(
      (problem: { code?: unknown }) => problem.code,
      () => undefined,
    );
}

import { answer, api, useMutation } from '@kashikari/web-kit';

/** Finds the good whose label's code was read. */
export function useFindLabel() {
  return useMutation({
    mutationFn: (code: string) => answer(api.GET('/label_codes/{code}', { params: { path: { code } } })),
  });
}

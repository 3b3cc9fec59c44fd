import { answer, api, useQuery } from '@kashikari/web-kit';

/** The good that has a label. */
export function useLabel(code: string) {
  return useQuery({
    queryKey: ['label_codes', code],
    queryFn: () => answer(api.GET('/label_codes/{code}', { params: { path: { code } } })),
  });
}

import { answer, api, useQuery, type components } from '@kashikari/web-kit';

export type Setup = components['schemas']['Setup'];

/** Queries the set-up state of the installation and its mail setting. */
export function useSetup() {
  return useQuery({ queryKey: ['setup'], queryFn: () => answer(api.GET('/setup')) });
}

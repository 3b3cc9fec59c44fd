import { answer, api, useQuery, type components } from '@kashikari/web-kit';

export type Setup = components['schemas']['Setup'];

export function useSetup() {
  return useQuery({ queryKey: ['setup'], queryFn: () => answer(api.GET('/setup')) });
}

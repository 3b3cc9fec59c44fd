import { answer, api, useQuery, type components } from '@kashikari/web-kit';

export type Setup = components['schemas']['Setup'];

/** Whether the installation is to be set up, and where its mails go. */
export function useSetup() {
  return useQuery({ queryKey: ['setup'], queryFn: () => answer(api.GET('/setup')) });
}

import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';

export type Device = components['schemas']['Device'];

const KEY = ['auth', 'sessions'];

export function useDevices() {
  return useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/auth/sessions')) });
}

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/auth/sessions/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useEndOtherDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/auth/sessions', { body: {} })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

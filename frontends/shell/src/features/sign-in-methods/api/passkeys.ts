import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';
import { makePasskey } from '../../../session/api/make-passkey';

export type Passkey = components['schemas']['Passkey'];

const KEY = ['passkeys'];

export function usePasskeys() {
  return useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/passkeys')) });
}

/**
 * Creates a passkey in the browser and stores it under a name.
 * @throws the browser's error if the user cancels
 */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: makePasskey,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRenamePasskey(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      answer(api.PATCH('/passkeys/{id}', { params: { path: { id } }, body: { name } })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemovePasskey(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/passkeys/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

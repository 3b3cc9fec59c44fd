import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

export type Passkey = components['schemas']['Passkey'];

const KEY = ['passkeys'];

export function usePasskeys() {
  return useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/passkeys')) });
}

/** Lets the browser make a key, and keeps it under a name. Throws what the browser throws when nobody goes on. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const [{ startRegistration }, { options }] = await Promise.all([
        import('@simplewebauthn/browser'),
        answer(api.POST('/passkeys/options')),
      ]);
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const { id, rawId, type, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports } = response;
      const credential = {
        ...{ id, rawId, type },
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      };
      return answer(api.POST('/passkeys', { body: { name, credential } }));
    },
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

import { answer, api, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';
import { rememberedAccounts } from '../../session/accounts';
import { endpointHere, subscribe, unsubscribe } from '../browser-push';

const KEY = ['push_tokens'];

/** Queries the push token of this browser for the signed-in user, and the key that is needed to create one. */
export function usePushHere() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { push_tokens: tokens, application_server_key: key } = await answer(api.GET('/push_tokens'));
      const here = await endpointHere(key);
      return { key, id: tokens.find(({ endpoint }) => endpoint === here)?.id };
    },
  });
}

export function useTurnPushOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (key: string) => {
      const address = await subscribe(key);
      const { sessions } = await answer(api.GET('/auth/sessions'));
      const session = sessions.find(({ current }) => current);
      await answer(
        api.POST('/push_tokens', { body: { ...address, ...(session && { session_id: session.id }) } }),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Deletes the push token. Notifications to other accounts of this browser continue. */
export function useTurnPushOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await answer(api.DELETE('/push_tokens/{id}', { params: { path: { id } } }));
      if (rememberedAccounts().length <= 1) await unsubscribe();
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';

type Schemas = components['schemas'];
export type Webhook = Schemas['Webhook'];
export type WebhookEvent = Webhook['events'][number];
export type Provider = Webhook['provider'];

const KEY = ['webhooks'];

export function useWebhooks() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await answer(api.GET('/webhooks'))).webhooks,
  });
}

export function useWebhook(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: async () => (await answer(api.GET('/webhooks/{id}', { params: { path: { id } } }))).webhook,
  });
}

/** Refetches the list, the webhook and its deliveries after an action. */
export function useWebhooksChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

/** Creates a webhook. The response has the `secret` of a `standard` webhook this once. */
export function useCreateWebhook() {
  const onSettled = useWebhooksChanged();
  return useMutation({
    mutationFn: async (body: Schemas['NewWebhook']) =>
      (await answer(api.POST('/webhooks', { body }))).webhook,
    onSettled,
  });
}

export function useUpdateWebhook(id: string) {
  const onSettled = useWebhooksChanged();
  return useMutation({
    mutationFn: (body: Schemas['WebhookPatch']) =>
      answer(api.PATCH('/webhooks/{id}', { params: { path: { id } }, body })),
    onSettled,
  });
}

export function useDeleteWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/webhooks/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY, exact: true }),
  });
}

export function useEnableWebhook(id: string) {
  const onSettled = useWebhooksChanged();
  return useMutation({
    mutationFn: () => answer(api.POST('/webhooks/{id}/enable', { params: { path: { id } } })),
    onSettled,
  });
}

/** Sends a test. Its success enables a disabled webhook. */
export function useTestWebhook(id: string) {
  const onSettled = useWebhooksChanged();
  return useMutation({
    mutationFn: async () =>
      (await answer(api.POST('/webhooks/{id}/test', { params: { path: { id } } }))).delivery,
    onSettled,
  });
}

/** Replaces the secret and returns the new one, this once. */
export function useRotateSecret(id: string) {
  return useMutation({
    mutationFn: async () =>
      (await answer(api.POST('/webhooks/{id}/rotate_secret', { params: { path: { id } } }))).secret,
  });
}

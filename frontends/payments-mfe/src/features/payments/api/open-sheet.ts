import { answer, api, type components } from '@kashikari/web-kit';

/** Returns the secret with which the provider's script confirms the payment. */
export async function openSheet(body: components['schemas']['OpenSheet']): Promise<string> {
  return (await answer(api.POST('/payments/sheet', { body }))).client_secret;
}

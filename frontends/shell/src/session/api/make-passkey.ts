import { answer, api } from '@kashikari/web-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/**
 * Creates a passkey in the browser and stores it under a name.
 * @throws the browser's error if the user cancels
 */
export async function makePasskey(name: string) {
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
}

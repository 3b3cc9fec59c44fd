import { answer, api } from '@kashikari/web-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Lets the browser make a key, and keeps it under a name. Throws what the browser throws when nobody goes on. */
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

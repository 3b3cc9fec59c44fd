// A provider of OpenID Connect like an organization's, for tests: `node provider.mjs '<settings as JSON>'`. It signs in
// any typed login without a password, and writes its address on its first line.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const { clients, people } = JSON.parse(process.argv[2] ?? '{}');

const page = (body) =>
  `<!doctype html><html lang="en"><title>Campus sign-in</title><main>${body}</main></html>`;

/** Shows one screen that asks for the login; its button is also the consent. */
async function interact(provider, request, response) {
  const { uid, params, session, prompt, grantId } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const form = `<form method="post" action="/interaction/${uid}"><label>Login <input name="login"></label><button>Go on</button></form>`;
    return response.end(page(`<h1>Campus sign-in</h1>${form}`));
  }
  const fields = new URLSearchParams(await text(request));
  if (fields.get('login') === 'cancel') {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const accountId = session?.accountId ?? fields.get('login');
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  grant.addOIDCClaims(prompt.details.missingOIDCClaims ?? ['email', 'email_verified', 'name', 'groups']);
  const result = { login: { accountId }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result);
}

async function text(request) {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients,
    cookies: { keys: ['for tests alone'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) =>
      people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    // The claims of a person may change between two sign-ins.
    if (request.method === 'PUT' && request.url.startsWith('/people/')) {
      return void text(request).then((body) => {
        people[request.url.slice('/people/'.length)] = JSON.parse(body);
        response.writeHead(204).end();
      });
    }
    if (!request.url.startsWith('/interaction/')) return answer(request, response);
    interact(provider, request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  console.log(issuer);
});

import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { CONTRACTS } from './contracts';
import { describe } from './prose';
import { requestOf } from './request';
import { responsesOf } from './responses';
import type { RouteContract } from '../rest/route';
import { registerWebhooks } from './webhooks';

/** The OpenAPI 3.1 document of everything below `/v1`, made from the schemas that also check the requests. */
export function openApiDocument(contracts: readonly RouteContract[] = CONTRACTS) {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Access token from `POST /auth/login`, valid for 15 minutes.',
  });
  for (const contract of contracts) {
    register(registry, contract, contract.method, contract.operationId);
    if (contract.alsoPut) register(registry, contract, 'put', contract.operationId.replace(/^update/, 'put'));
  }
  registerWebhooks(registry);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Kashikari',
      version: '1.0.0',
      description: describe(),
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/v1' }],
    tags: [...new Set(contracts.map(({ tag }) => tag))].map((name) => ({ name })),
  });
}

function register(
  registry: OpenAPIRegistry,
  contract: RouteContract,
  method: RouteContract['method'],
  operationId: string,
): void {
  registry.registerPath({
    method,
    path: contract.path,
    operationId,
    tags: [contract.tag],
    summary: contract.summary,
    ...(contract.description && { description: contract.description }),
    security: security(contract.auth),
    request: requestOf(contract, method),
    responses: responsesOf(contract),
  });
}

/** `{}` beside the scheme is OpenAPI's way to say that it may be left out. */
function security(auth: RouteContract['auth']): Record<string, string[]>[] {
  if (auth === 'required') return [{ bearer: [] }];
  return auth === 'optional' || auth === 'lenient' ? [{ bearer: [] }, {}] : [];
}

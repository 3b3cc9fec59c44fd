import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CONTRACTS } from '../src/openapi/contracts';
import { openApiDocument } from '../src/openapi/document';
import { ROUTES } from '../src/routes';

describe('the OpenAPI document', () => {
  it('is the committed one, and so are the types of the web’s client', () => {
    const script = path.resolve(__dirname, '../../../scripts/openapi.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('has every route that is answered, and no other', () => {
    const answered = ROUTES.map(({ contract }) => contract.operationId);
    expect([...answered].sort()).toEqual(CONTRACTS.map(({ operationId }) => operationId).sort());
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('describes every operation and every answer', () => {
    const operations = Object.values(openApiDocument().paths ?? {}).flatMap((item) => Object.values(item));
    for (const operation of operations) {
      expect(operation.summary).toBeTruthy();
      for (const response of Object.values<{ description?: string }>(operation.responses))
        expect(response.description).toBeTruthy();
    }
  });
});

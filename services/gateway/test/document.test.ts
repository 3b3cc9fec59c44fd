import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS } from '../src/openapi/contracts';
import { openApiDocument } from '../src/openapi/document';

/** Operations whose body may be left out. */
const OPTIONAL = [
  'applyImport',
  'refreshSession',
  'remindBooking',
  'returnBooking',
  'signOut',
  'unsubscribe',
];

describe('the OpenAPI document', () => {
  it('is the committed one, and so are the types of the web’s client', () => {
    const script = path.resolve(__dirname, '../../../scripts/openapi.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('has every call that is written down in a file of routes, once, and no other', () => {
    const src = path.resolve(__dirname, '../src');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.routes.ts'),
    );
    const written = files.flatMap((file) =>
      [...readFileSync(path.join(src, file), 'utf8').matchAll(/^ +operationId: '(\w+)',$/gm)].map(
        ([, id]) => id,
      ),
    );
    const ids = CONTRACTS.map(({ operationId }) => operationId);
    expect(files.length).toBeGreaterThan(25);
    expect(ids.sort()).toEqual(written.sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('summarizes every operation by an imperative', () => {
    const verbs = new Set(
      (
        'Accept Add Answer Apply Cancel Close Create Decline Delete Enable End Export Extend Find Get Hand Import Invite Join Link List Look Mark ' +
        'Open Prepare Preview Re-authenticate Receive Refresh Refund Reissue Remind Remove Rename Replace Request Retry Return Set Settle Sign Start ' +
        'Stream Switch Test Undo Unsubscribe Update Verify'
      ).split(' '),
    );
    const summaries = CONTRACTS.map(({ summary }) => summary);
    expect(summaries.filter((summary) => !verbs.has(summary.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('says of a body whether it may be left out', () => {
    const optional = CONTRACTS.filter(({ bodyOptional }) => bodyOptional);
    expect(optional.map(({ operationId }) => operationId).sort()).toEqual(OPTIONAL);
    for (const { body } of optional) expect(body!.safeParse({}).success).toBe(true);
    const operations = Object.values(openApiDocument().paths ?? {})
      .flatMap((item): { operationId: string; requestBody?: { required: boolean } }[] => Object.values(item))
      .filter(({ requestBody }) => requestBody && !requestBody.required);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(OPTIONAL);
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

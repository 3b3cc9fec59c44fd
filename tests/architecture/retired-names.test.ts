import { execFileSync } from 'node:child_process';

/** What the check says of files, path → text; a module of ES, so asked by a process of its own. */
function retiredIn(files: Record<string, string>): string[] {
  const code = `import { retiredIn } from './scripts/checks/retired-names.mjs';
    console.log(JSON.stringify(retiredIn(${JSON.stringify(files)})))`;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

test('a retired name is found as a type, as a class of a store and as a file, and the term is said', () => {
  // Apart from what declares them, or the check would find them here.
  const [type, store] = ['House', 'GuessBook'];
  expect(
    retiredIn({
      'a.ts': `export type ${type} = object;`,
      'b.ts': `export class Pg${store} extends LoginAttempts {}`,
      'services/notify/src/app/push-courier.ts': '',
    }),
  ).toEqual([
    'a.ts: House is called ServiceContext',
    'b.ts: GuessBook is called LoginAttempts',
    'services/notify/src/app/push-courier.ts: PushCourier is called PushDispatcher',
  ]);
});

test('the same word in a sentence, and in another name, is free', () => {
  expect(retiredIn({ 'a.ts': '/** The House of a family. */ export class Housekeeping {}' })).toEqual([]);
});

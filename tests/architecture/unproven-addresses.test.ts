import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STORE = path.resolve(__dirname, '../../services/identity/src/store');

/**
 * Conditions of SQL that compare an address, by the line that holds them, with the reason why an address that nobody has proven
 * does no harm there. Anybody signs up with somebody else's address: what belongs to an address belongs to it once it is verified.
 */
const SAFE: Readonly<Record<string, string>> = {
  "const row = await this.db.one<UserRow>('select * from users where email = $1', [email]);":
    'finds the account that signs in, or to which a mail goes; the caller proves the address',
  "const row = await this.tx.one<UserRow>('select * from users where email = $1', [email]);":
    'the same in a transaction',
  "const rows = await this.tx.read<UserRow>('select * from users where email = any($1)', [emails]);":
    'reads the language of invited readers; an invitation is accepted by a verified address alone',
  'where user_id = $1 and email = $2 and purpose = $3 and used_at is null and expires_at > $4':
    'the links of one user',
  "return ['(i.user_id = $5 or i.email = $6)', [id, emailVerified ? email : null]];": 'asks emailVerified',
  'return this.find(`group_id = $1 and email = any($2) and ${OF_MEMBER}`, [groupId, emails]);':
    'the invitations that the group itself sent',
  'const theirs = `group_id = $3 and ${OF_MEMBER} and (user_id = $4 or email = $5)`;':
    'gets null for an address that is not verified',
  "await this.tx.read('delete from invites where user_id = $1 or account_id = $1 or email = $2', [":
    'gets null for an address that is not verified',
  '`select u.email from users u where u.email = any($2) and (':
    'members of the group, whose addresses its owner sees',
  'left join users u on u.id = i.user_id or u.email = i.email': 'counts people, once each',
};

const COMPARES = /\bemail\s*=\s*(?:\$\d|any\(\$\d|(?!excluded\b)\w+\.email\b)/;

function comparisons(): string[] {
  return readdirSync(STORE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(path.join(STORE, file), 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter((line) => COMPARES.test(line));
}

test('a query of identity that compares an address asks whether it is verified, or says why that does not matter', () => {
  expect(comparisons().filter((line) => !(line in SAFE))).toEqual([]);
});

test('every comparison that is called safe exists', () => {
  expect(Object.keys(SAFE).filter((line) => !comparisons().includes(line))).toEqual([]);
});

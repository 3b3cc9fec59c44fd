import { ACCOUNT_ACTS, ACCOUNT_MATRIX, ACCOUNT_ROLES, GROUP_ACTS, GROUP_MATRIX, GROUP_ROLES } from './matrix';

/** The matrices as Markdown tables, for docs/permissions.md; a test keeps the page and the data alike. */
export function describePermissions(): string {
  return [
    '### Acts on a group',
    '',
    table(GROUP_ROLES, GROUP_ACTS, (act, role) => GROUP_MATRIX[act][role]),
    '',
    '### Acts on an account',
    '',
    table(ACCOUNT_ROLES, ACCOUNT_ACTS, (act, role) => ACCOUNT_MATRIX[act][role]),
  ].join('\n');
}

function table<R extends string, A extends string>(
  roles: readonly R[],
  acts: readonly A[],
  cell: (act: A, role: R) => string,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['act', ...roles]),
    line(['---', ...roles.map(() => '---')]),
    ...acts.map((act) => line([`\`${act}\``, ...roles.map((role) => cell(act, role).replace(/^no$/, '–'))])),
  ].join('\n');
}

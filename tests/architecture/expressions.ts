import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import ts from 'typescript';

/** A regular expression written out in a source. */
export interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const ROOMS = ['packages/*.ts', 'services/*.ts', ':!packages/web-kit'];

/**
 * Every expression that is written out in the sources of the servers. Tests read nothing of strangers, and a browser reads
 * what its own person gives it.
 */
export function expressionsOf(rooms: readonly string[] = ROOMS): Expression[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
    encoding: 'utf8',
  }).split('\n');
  return files
    .filter((file) => file && !/[.]test[.]tsx?$|[/]test[/]|[.]d[.]ts$/.test(file))
    .flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')));
}

export function expressionsIn(file: string, text: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found;
}

/** Texts that begin to fit and never do: pieces of what an expression looks for, which are repeated as long as wanted. */
export function hostileTo({
  source,
  flags,
}: Expression): { readonly head: string; readonly piece: string }[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const texts = new Map<string, { head: string; piece: string }>();
  const add = (head: string, piece: string) => {
    if (!piece) return;
    texts.set(`${head}\0${piece}`, { head, piece });
    // Where `^` and `$` are lines, so are the pieces.
    if (flags.includes('m')) texts.set(`${head}\0${piece}\n`, { head, piece: `${piece}\n` });
  };
  for (const { elements } of pattern.alternatives) {
    let head = '';
    for (const element of elements) {
      const piece = sampleOf(element);
      add(head, piece);
      add('', head + piece);
      head += piece;
    }
  }
  visitRegExpAST(pattern, { onQuantifierEnter: ({ element }) => add('', sampleOf(element)) });
  return [...texts.values()];
}

/** A short text that fits a part of an expression. */
function sampleOf(node: AST.Element): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
      return ofSet(node.kind, 'negate' in node && node.negate);
    case 'CharacterClass':
      return ofClass(node);
    case 'Group':
    case 'CapturingGroup':
      return (node.alternatives[0]?.elements ?? []).map(sampleOf).join('');
    case 'Quantifier':
      return sampleOf(node.element).repeat(Math.max(1, Math.min(node.min, 3)));
    default:
      return '';
  }
}

function ofSet(kind: string, negate: boolean): string {
  if (kind === 'space') return negate ? 'a' : ' ';
  if (kind === 'digit') return negate ? 'a' : '1';
  return kind === 'word' && negate ? '-' : 'a';
}

function ofClass(node: AST.CharacterClass): string {
  const [first] = node.elements;
  if (!first || node.negate) return 'a';
  if (first.type === 'CharacterClassRange') return String.fromCodePoint(first.min.value);
  if (first.type === 'Character' || first.type === 'CharacterSet') return sampleOf(first);
  return 'a';
}

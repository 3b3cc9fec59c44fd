import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { noLazyAnything } from './scripts/checks/no-lazy-anything.mjs';
import { reasonedDisable } from './scripts/checks/reasoned-disable.mjs';

/** Rules are pure: what they need of the world arrives as an argument (docs/adr). Each message says what to do instead. */
const noHiddenInputs = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time is an argument: pass `now`.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time is an argument: pass `now`.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Chance is an argument: pass the value, or what makes it.',
  },
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Settings arrive as arguments.',
  },
  {
    selector:
      'AwaitExpression, FunctionDeclaration[async=true], ArrowFunctionExpression[async=true], MethodDefinition[value.async=true]',
    message: 'Rules are synchronous: the use case waits, the rule decides.',
  },
];

const noLeftOvers = [
  {
    selector: "CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name='only']",
    message: 'A test alone hides all the others: take `.only` away.',
  },
];

/** `Date()`, `new Date()` and `Date.now()`: the machine's own time. */
const MACHINES_TIME = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
];

/** Journeys have one day, or those of New Year's Eve would go another way. */
const noDayOfTheMachine = MACHINES_TIME.map((selector) => ({
  selector,
  message:
    'Journeys have a fixed day: `today()` and `dayAfter(n)` of ./today, or `now()` of the product. What took how long tells `performance.now()`.',
}));

/** The fields of the kit say what is wrong at the field; a bare control with such a rule gets the browser's own bubble. */
const noBubbles = [
  {
    selector:
      'JSXOpeningElement[name.name=/^(input|textarea|select)$/] > JSXAttribute[name.name=/^(required|minLength|pattern)$/]',
    message:
      'Use TextField, TextArea, PasswordField or SelectField: a bare control shows the bubble of the browser.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/gen/',
      '.cache/',
      '.data/',
      'tests/artefacts/',
      '**/schema.d.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      // tsc knows every name, of Node and of the browser; eslint would need a list.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-require-imports': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', ...noLeftOvers],
    },
  },
  {
    // An expression reads text of strangers sooner or later: its time grows with the text, never with the square of it.
    plugins: {
      regexp,
      kashikari: { rules: { 'no-lazy-anything': noLazyAnything, 'reasoned-disable': reasonedDisable } },
    },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
      'kashikari/no-lazy-anything': 'error',
      'kashikari/reasoned-disable': 'error',
    },
  },
  {
    // What needs types (scripts/checks/lint.mjs): promises that nobody waits for, values that nobody knows.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'frontends/tsconfig.json', 'tests/journeys/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // `typeof import('…')` is how a library is typed that is loaded only where it is needed.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Many an interface asks for a promise, and in an async function a throw is a rejection.
      '@typescript-eslint/require-await': 'off',
      // It takes away assertions from which a type argument is inferred, and then nothing compiles.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // Interfaces write their functions as methods, and records of functions are taken apart everywhere (`mutate`, `t`).
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // `Object.assign` of any number of objects is typed `any`; its one use is the environment of a process.
    files: ['standalone/src/processes/plan.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // What a test reads is unknown to the compiler (JSON of answers, rows, doubles), and what it expects says what it is.
    files: ['**/*.test.{ts,tsx}', '**/test/**/*.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      ...Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((name) => [
          `@typescript-eslint/no-unsafe-${name}`,
          'off',
        ]),
      ),
      // A title or a message of a test may show anything.
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  {
    files: ['frontends/**/*.{ts,tsx}', 'packages/web-kit/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // What scrolls has to be reached by the keyboard (axe: scrollable-region-focusable): a named region may be.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    files: [
      'services/*/src/domain/**/*.ts',
      'packages/kernel/src/**/*.ts',
      'packages/availability/src/**/*.ts',
      'packages/pricing/src/**/*.ts',
    ],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHiddenInputs] },
  },
  {
    files: ['frontends/*/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noLeftOvers, ...noBubbles] },
  },
  {
    files: ['tests/journeys/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noLeftOvers, ...noDayOfTheMachine] },
  },
);

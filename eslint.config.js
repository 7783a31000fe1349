import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { byLanguage, importDirections, purity, unnamedSystems } from './build/lint/architecture.mjs';
import svelteConfig from './svelte.config.js';

/** @param {number} max */
const maxLines = (max) => ({ 'max-lines': ['error', { max }] });

export default defineConfig(
  {
    ignores: ['node_modules/', 'out/', 'dist/', 'coverage/', 'test-results/', 'playwright-report/', '.tmp/'],
  },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  // What needs types is oxlint's (.oxlintrc.json), which knows them many times sooner.
  { files: ['**/*.ts'], extends: [ts.configs.strict] },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.strict, svelte.configs.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    files: ['**/*.{ts,svelte}'],
    rules: {
      eqeqeq: 'error',
      // Playwright wants a pattern where a fixture takes nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      ...maxLines(250),
    },
  },
  {
    files: ['electron/**/*.ts'],
    ignores: ['electron/development.ts', '**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'A package obeys no switches: electron/development.ts.',
        },
      ],
    },
  },
  { files: ['**/*.svelte'], rules: maxLines(180) },
  { files: ['**/*.{test,spec}.ts'], rules: maxLines(400) },
  ...importDirections(),
  ...purity,
  ...unnamedSystems(),
  ...byLanguage,
);

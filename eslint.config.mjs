import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { textAlone } from './tests/house/text-alone.mjs';

export default ts.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/dist.next',
      'storybook-static',
      'storybook-static.next',
      '.data',
      '.cache',
      'packages/client/src/generated',
      'tests/.output',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    files: ['packages/{components,routing}/src/**/*.tsx', 'shells/**/*.tsx'],
    plugins: { house: { rules: { 'text-alone': textAlone } } },
    rules: { 'house/text-alone': 'error' },
  },
  {
    // Their packages are installed for their bench alone, and so are their types.
    files: ['tests/bench/library/{polaris,mantine,mui,antd}/*.tsx'],
    ...ts.configs.disableTypeChecked,
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
);

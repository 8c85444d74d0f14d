import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes markup, valid by the HTML standard: <meta charSet="utf-8"/>, async="", hidden="".
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard allows any character but blanks; React calls the script that starts it "_R_".
    'valid-id': ['error', { relaxed: true }],
  },
});

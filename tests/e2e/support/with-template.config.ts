import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inProject } from '../../../build/setup/project.mjs';
import { CARDS, registered, RULES, VIEWS, type Registry } from '../../../build/new-system/register.mjs';
import app from '../../../electron.vite.config.ts';

/** Registers the template as `npm run new-system` registers a system, in the code being built only. */
function withTemplate(registry: Registry, value: string): Plugin {
  const file = inProject(...registry.file.split('/'));
  return {
    name: 'with-template',
    enforce: 'pre',
    transform: (code, id) =>
      join(id) === file ? registered(code, registry, { value, folder: 'template' }) : null,
  };
}

/** The app as it is shipped, and the template's system in it. */
export default {
  ...app,
  main: { ...app.main, plugins: [withTemplate(CARDS, 'templateCard'), withTemplate(RULES, 'template')] },
  renderer: {
    ...app.renderer,
    plugins: [
      withTemplate(CARDS, 'templateCard'),
      withTemplate(RULES, 'template'),
      withTemplate(VIEWS, 'templateView'),
      ...(app.renderer?.plugins ?? []),
    ],
  },
};

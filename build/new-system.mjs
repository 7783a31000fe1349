// `npm run new-system -- iron-keep "Iron Keep"`: copies the template under another id and name, ready to be made another game.
import { writeFileSync } from 'node:fs';
import { createSystem } from './new-system/create.mjs';
import { inProject } from './setup/project.mjs';
import { runMain, say } from './setup/say.mjs';

await runMain(async () => {
  const [id, name] = process.argv.slice(2);
  const { names, files } = await createSystem(id, name);
  // Read only now: its rules are those of the folders there are.
  const { rulesPage } = await import('./rules/table.mjs');
  writeFileSync(inProject('docs', 'rules.md'), rulesPage());
  say(
    `${names.name}: ${files.length} files in shared/rules/${names.id} and renderer/systems/${names.id}, registered.`,
  );
  say(`npx vitest run shared/rules/${names.id}   what it does, and whatever holds of any system`);
  say('npm start                              it can be chosen for a new campaign');
  say('docs/adding-a-system.md                what to change first');
});

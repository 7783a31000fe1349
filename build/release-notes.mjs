// `node build/release-notes.mjs v0.3.0`: prints what the changelog says of a version, for its release. Needs no packages.
import { readFileSync } from 'node:fs';
import { notesOf } from './packing/notes.mjs';
import { inProject } from './setup/project.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  process.stdout.write(notesOf(readFileSync(inProject('CHANGELOG.md'), 'utf8'), process.argv[2] ?? ''));
});

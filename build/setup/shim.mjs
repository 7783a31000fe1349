// What the pinned runtime starts: it takes the app's folder from the command line, as Electron's own default app does.

export const shimPackage = JSON.stringify({ name: 'rodada-development', type: 'module', main: 'main.js' });

export const shimMain = `import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const folder = resolve(process.argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.');
const { name, productName, version, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
app.setName(productName ?? name);
app.setVersion(version);
app.setAppPath(folder);
process.defaultApp = true;
await import(pathToFileURL(join(folder, main)).href);
`;

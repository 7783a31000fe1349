// Draws pictures by Chromium, for `build/icon.mjs`: a file has the drawings, and gets their pixels in their place.
import { readFile, writeFile } from 'node:fs/promises';
import { app, BrowserWindow } from 'electron';

/** Runs in the page. @param {{ svg: string, size: number }} drawing */
async function draw({ svg, size }) {
  const image = new globalThis.Image();
  // Decoding waits for a frame, and a window that is hidden draws none.
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  const canvas = Object.assign(globalThis.document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size, size);
  // Larger ones are needed as PNG alone.
  const pixels = size > 128 ? [] : Array.from(context.getImageData(0, 0, size, size).data);
  return { size, png: canvas.toDataURL('image/png').split(',')[1], pixels };
}

async function drawAll() {
  const window = new BrowserWindow({ show: false });
  await window.loadURL('data:text/html,<title>icon</title>');
  const made = [];
  for (const drawing of JSON.parse(await readFile(process.env.RODADA_DRAWINGS, 'utf8'))) {
    made.push(await window.webContents.executeJavaScript(`(${draw.toString()})(${JSON.stringify(drawing)})`));
  }
  await writeFile(process.env.RODADA_DRAWINGS, JSON.stringify(made));
  app.exit(0);
}

// Not awaited: Electron becomes ready only after this module has run to its end.
void app
  .whenReady()
  .then(drawAll)
  .catch((thrown) => {
    console.error(thrown);
    app.exit(1);
  });

// The least that makes a PDF of a page with Chromium: what Rodada's export of a log is measured against.
import { app, BrowserWindow } from 'electron';
import { writeFile } from 'node:fs/promises';

/** @param {string} from a file of HTML @param {string} to */
async function print(from, to) {
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true, javascript: false } });
  try {
    await window.loadFile(from);
    // The same as the app asks for.
    const pdf = await window.webContents.printToPDF({
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    await writeFile(to, pdf);
  } finally {
    window.destroy();
  }
}

app.on('print', ([from, to], done) => void print(from, to).then(done));

/** An open window, as the app has one: the program stays when the other one closes. */
function open() {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  return window.loadURL('data:text/html,<title>bare</title>');
}

void app.whenReady().then(open);
